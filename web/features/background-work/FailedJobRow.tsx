import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { paths } from '../../app/paths.ts';
import type { FailedJobRow_jobFragment } from '../../generated/graphql.ts';
import { actionWords } from '../../lib/action-words.ts';
import { localMoment } from '../../lib/formats/moments.ts';
import { timeAgo } from '../../lib/formats/time-ago.ts';
import { useMay } from '../../lib/rights.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { FactLink } from '../../ui/lists/FactLink.tsx';
import { queueName } from './queue-words.ts';

interface Props {
  job: FailedJobRow_jobFragment;
  now: Date;
  onRetry: () => Promise<void>;
  onDismiss: () => void;
}

/** What a job was about, and what can be done with it. */
export function FailedJobRow({ job, now, onRetry, onDismiss }: Props) {
  const [isTrying, setIsTrying] = useState(false);
  const { queue, givenUpAt, tries, reason } = job;
  const name = queueName(queue);
  const when = localMoment(givenUpAt);
  const retry = async () => {
    setIsTrying(true);
    await onRetry();
    setIsTrying(false);
  };
  return (
    <Card className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-semibold">{name}</h3>
        <p className="text-small text-muted">
          <time dateTime={givenUpAt} title={when}>
            {timeAgo(givenUpAt, now)}
          </time>
          {' · '}
          {plural(tries, { one: 'after # try', other: 'after # tries' })}
        </p>
      </div>
      <About job={job} />
      <p className="rounded-control bg-sunken px-3 py-2 text-small wrap-anywhere">{reason}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          isSnug
          loading={isTrying}
          aria-label={t`Try again: ${name} of ${when}`}
          onClick={() => void retry()}
        >{t`Try again`}</Button>
        <Button
          variant="secondary"
          isSnug
          aria-label={t`Dismiss ${name} of ${when}`}
          onClick={onDismiss}
        >{t`Dismiss`}</Button>
      </div>
    </Card>
  );
}

/** Kinds and numbers; addresses stay with the people. */
function About({ job: { recipients, notifications, supplierId } }: Pick<Props, 'job'>) {
  const may = useMay();
  if (supplierId && may('SEE_KITCHENS'))
    return (
      <p>
        <FactLink to={paths.adminKitchen(supplierId)}>{t`About one kitchen`}</FactLink>
      </p>
    );
  if (recipients === null) return null;
  if (notifications.length === 0) return <p className="text-muted">{t`Everything has been sent since.`}</p>;
  return (
    <ul className="flex flex-col gap-0.5">
      {notifications.map(({ type, count, orderId }) => (
        <li key={type} className="flex flex-wrap gap-x-2">
          {t`${actionWords(type)} × ${count}`}
          {orderId && may('SEE_ORDERS') && (
            <FactLink to={paths.adminOrder(orderId)}>{t`See the order`}</FactLink>
          )}
        </li>
      ))}
      <li className="text-small text-muted">
        {plural(recipients, { one: 'For # person', other: 'For # people' })}
      </li>
    </ul>
  );
}
