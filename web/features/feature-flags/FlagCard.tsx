import { t } from '@lingui/core/macro';
import { features } from '../../../schema/features.ts';
import type { ShownFlagFragment } from '../../generated/graphql.ts';
import { localMoment } from '../../lib/formats/moments.ts';
import { translate } from '../../lib/language.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Badge } from '../../ui/display/Badge.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { isForSome, openingWords } from './flag-words.ts';

interface Props {
  flag: ShownFlagFragment;
  onChange: () => void;
}

/** A feature with what it opens, for whom, and since when. */
export function FlagCard({ flag, onChange }: Props) {
  const { key, changedAt, changedByName } = flag;
  const name = translate(features[key].name);
  return (
    <Card className="flex flex-col gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-lead font-semibold">{name}</h2>
        <FlagStatus status={flag.status} />
      </div>
      <p className="text-muted">{translate(features[key].description)}</p>
      <p className="font-medium wrap-anywhere">{openingWords(flag)}</p>
      {isForSome(flag) && (
        <p className="text-small text-muted">{t`Visitors without an account don't see it.`}</p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-small text-muted">
          {changedAt && changedByName
            ? t`Changed by ${changedByName}, ${localMoment(changedAt)}`
            : t`Never changed`}
        </p>
        <Button
          variant="secondary"
          isSnug
          className="ml-auto"
          aria-label={t`Change ${name}`}
          onClick={onChange}
        >
          {t`Change`}
        </Button>
      </div>
    </Card>
  );
}

const FlagStatus = ({ status }: Pick<ShownFlagFragment, 'status'>) => {
  if (status === 'ON') return <Badge tone="leaf">{t({ message: 'On', context: 'a feature' })}</Badge>;
  return status === 'OFF' ? (
    <Badge tone="danger">{t({ message: 'Off', context: 'a feature' })}</Badge>
  ) : (
    <Badge tone="warn">{t({ message: 'In part', context: 'a feature' })}</Badge>
  );
};
