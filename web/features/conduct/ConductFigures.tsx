import { t } from '@lingui/core/macro';
import CircleAlert from '~icons/lucide/circle-alert';
import CircleCheck from '~icons/lucide/circle-check';
import type { ConductFigures_conductFragment, ConductMeasureKind } from '../../generated/graphql.ts';
import { daySpan } from '../../lib/formats/dates.ts';
import { translate } from '../../lib/language.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Badge } from '../../ui/display/Badge.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Figure, Figures } from '../../ui/display/Figure.tsx';
import {
  type Measure,
  measureMeanings,
  measureNames,
  measureWords,
  percentWords,
  stepNames,
} from './conduct-words.ts';

interface Props {
  conduct: ConductFigures_conductFragment;
  /** The figure whose orders are shown below. */
  chosen: ConductMeasureKind | null;
  onChoose: (kind: ConductMeasureKind | null) => void;
}

/** The figures of a kitchen, each beside its limits and with a way to the orders behind it. */
export function ConductFigures({ conduct, chosen, onChoose }: Props) {
  const days = daySpan(conduct.firstDay, conduct.lastDay);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">{t`Orders for ${days}`}</p>
      <Figures>
        <Figure label={t`Orders to complete`} value={conduct.ordersDue} />
        <Figure label={t`Delivered`} value={conduct.ordersDelivered} />
      </Figures>
      <ul className="grid gap-3 @3xl:grid-cols-2">
        {conduct.measures.map(measure => (
          <li key={measure.kind}>
            <MeasureCard
              measure={measure}
              isChosen={measure.kind === chosen}
              onChoose={() => onChoose(measure.kind === chosen ? null : measure.kind)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface CardProps {
  measure: Measure;
  isChosen: boolean;
  onChoose: () => void;
}

function MeasureCard({ measure, isChosen, onChoose }: CardProps) {
  const { kind, orders, limits } = measure;
  const name = translate(measureNames[kind]);
  return (
    <Card className="flex h-full flex-col items-start gap-2">
      <div className="flex w-full flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-semibold">{name}</h3>
        <p className="text-lead font-bold tabular-nums">{measureWords(measure)}</p>
      </div>
      <MeasureBadge measure={measure} />
      <p className="text-small text-muted">{translate(measureMeanings[kind])}</p>
      <dl className="mt-auto flex flex-wrap gap-x-4 gap-y-1 text-small">
        {limits.map(limit => (
          <div key={limit.step} className="flex gap-1.5">
            <dt className="text-muted">{translate(stepNames[limit.step])}</dt>
            <dd className="tabular-nums">
              {t({ message: `above ${percentWords(limit.percent)}`, context: 'a limit' })}
            </dd>
          </div>
        ))}
      </dl>
      {orders > 0 && (
        <Button
          variant="secondary"
          aria-label={isChosen ? t`Hide these orders: ${name}` : t`See these orders: ${name}`}
          aria-expanded={isChosen}
          onClick={onChoose}
        >
          {isChosen ? t`Hide these orders` : t`See these orders`}
        </Button>
      )}
    </Card>
  );
}

/** No limit applies to a figure of few orders, however large a part of them counts. */
function MeasureBadge({ measure: { isJudged, step } }: { measure: Measure }) {
  if (!isJudged) return <Badge>{t`Too few orders`}</Badge>;
  return step ? (
    <Badge tone="warn" icon={<CircleAlert aria-hidden />}>
      {t`Above the limit`}
    </Badge>
  ) : (
    <Badge tone="leaf" icon={<CircleCheck aria-hidden />}>
      {t`Within the limit`}
    </Badge>
  );
}
