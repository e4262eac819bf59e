import { t } from '@lingui/core/macro';
import type { PlanOf_planFragment } from '../../generated/graphql.ts';
import { dateAndTime } from '../../lib/formats/dates.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { planLook, planLookWord } from './plan-of-words.ts';
import { stopReasonWords } from './stop-reason-words.ts';

const tones = {
  stopped: 'neutral',
  ended: 'neutral',
  unpaid: 'warn',
  upcoming: 'info',
  running: 'leaf',
} as const;

const since = ({ startedAt, stoppedAt, stopReason, supplier }: PlanOf_planFragment): string => {
  const moment = (instant: string) => dateAndTime(instant, supplier.city.timeZone);
  if (!stoppedAt) return t`Signed up ${moment(startedAt)}`;
  const when = moment(stoppedAt);
  return stopReason ? `${when} · ${stopReasonWords(stopReason)}` : when;
};

/** Whether a plan runs, waits or was stopped, since when, and why. */
export function PlanStatus({ plan }: { plan: PlanOf_planFragment }) {
  const look = planLook(plan, new Date());
  return (
    <>
      <Badge tone={tones[look]}>{planLookWord(look)}</Badge>
      <span className="mt-1 block text-small text-muted">{since(plan)}</span>
      {plan.stopWords && <q className="block text-small text-muted">{plan.stopWords}</q>}
    </>
  );
}
