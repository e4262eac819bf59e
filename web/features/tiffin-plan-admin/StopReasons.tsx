import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { useTiffinPlanWeeksQuery } from '../../generated/graphql.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { Chip } from '../../ui/forms/Chip.tsx';
import { countStopReasons } from './count-stop-reasons.ts';
import { stopReasonWords } from './stop-reason-words.ts';
import { usePlanFilters } from './use-plan-filters.ts';

/** Why plans stopped lately, and how many for each reason, which also lists the plans. */
export function StopReasons() {
  const { stopReason, change } = usePlanFilters();
  const heading = useId();
  const { data } = useTiffinPlanWeeksQuery({ fetchPolicy: 'cache-and-network' });
  const counts = countStopReasons(data?.tiffinPlanWeeks ?? []);
  if (stopReason && !counts.some(([reason]) => reason === stopReason)) counts.push([stopReason, 0]);
  if (counts.length === 0) return null;
  const choose = (reason: string) =>
    change(reason === stopReason ? { reason: null } : { status: 'STOPPED', reason });
  return (
    <section aria-labelledby={heading} className="mb-6">
      <h2 id={heading} className="mb-2 font-medium">
        {t`Why plans stopped in the last three months`}
      </h2>
      <ul className="flex flex-wrap items-center gap-2">
        {counts.map(([reason, plans]) => (
          <li key={reason}>
            {reason ? (
              <Chip pressed={reason === stopReason} onClick={() => choose(reason)}>
                {stopReasonWords(reason)} <Badge>{plans}</Badge>
              </Chip>
            ) : (
              <span className="px-2 text-muted">
                {stopReasonWords(null)} <Badge>{plans}</Badge>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
