import { t } from '@lingui/core/macro';
import { type TiffinPlanWeeksQuery, useTiffinPlanWeeksQuery } from '../../generated/graphql.ts';
import { shortDay } from '../../lib/formats/dates.ts';
import { type Column, DataTable } from '../../ui/lists/DataTable.tsx';
import { stopReasonWords } from './stop-reason-words.ts';

type Week = TiffinPlanWeeksQuery['tiffinPlanWeeks'][number];

const reasons = ({ stopReasons }: Week): string =>
  stopReasons.map(({ reason, plans }) => `${stopReasonWords(reason)} ${plans}`).join(', ');

const columns = (): Column<Week>[] => [
  { heading: t`Week of`, isName: true, cell: ({ startsOn }) => shortDay(startsOn) },
  {
    heading: t({ message: 'Started', context: 'a column' }),
    isNumber: true,
    cell: ({ started }) => started,
  },
  { heading: t`Stopped`, isNumber: true, cell: ({ stopped }) => stopped },
  { heading: t({ message: 'Why', context: 'a column' }), cell: reasons },
  { heading: t`Days skipped`, isNumber: true, cell: ({ skippedDays }) => skippedDays },
];

/** How many tiffin plans started and stopped and why, and how many of their days were skipped, week by week. */
export function PlanWeeks() {
  const { data } = useTiffinPlanWeeksQuery({ fetchPolicy: 'cache-and-network' });
  if (!data || data.tiffinPlanWeeks.length === 0) return null;
  return (
    <section aria-labelledby="plan-weeks">
      <h2 id="plan-weeks" className="mb-3 text-title font-semibold">
        {t`Tiffin plans`}
      </h2>
      <DataTable
        label={t`Tiffin plans by week`}
        columns={columns()}
        rows={data.tiffinPlanWeeks}
        keyOf={({ startsOn }) => startsOn}
      />
    </section>
  );
}
