import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { BackgroundWorkQuery } from '../../generated/graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { queueName } from './queue-words.ts';

interface Props {
  queues: BackgroundWorkQuery['backgroundWork']['queues'];
  onRetry: (queue: string) => Promise<void>;
}

/** Tries all of a queue again, where there are several. */
export function RetryAll({ queues, onRetry }: Props) {
  const [trying, setTrying] = useState<string | null>(null);
  const several = queues.filter(({ givenUp }) => givenUp > 1);
  if (several.length === 0) return null;
  const retry = async (queue: string) => {
    setTrying(queue);
    await onRetry(queue);
    setTrying(null);
  };
  return (
    <div className="mb-3 flex flex-wrap gap-2">
      {several.map(({ name, givenUp }) => (
        <Button
          key={name}
          variant="secondary"
          isSnug
          loading={trying === name}
          disabled={trying !== null}
          onClick={() => void retry(name)}
        >
          {t`Try all again: ${queueName(name)} (${givenUp})`}
        </Button>
      ))}
    </div>
  );
}
