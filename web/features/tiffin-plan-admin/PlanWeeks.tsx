import { useTiffinPlanWeeksQuery } from '../../generated/graphql.ts';
import { shortDay } from '../../lib/formats/dates.ts';
import { type Column, DataTable } from '../../ui/lists/DataTable.tsx';

interface Week {
  startsOn: string;
  started: number;
  stopped: number;
}

const columns: Column<Week>[] = [
  { heading: 'Week of', isName: true, cell: ({ startsOn }) => shortDay(startsOn) },
  { heading: 'Started', isNumber: true, cell: ({ started }) => started },
  { heading: 'Stopped', isNumber: true, cell: ({ stopped }) => stopped },
];

/** How many tiffin plans started and stopped, week by week. */
export function PlanWeeks() {
  const { data } = useTiffinPlanWeeksQuery({ fetchPolicy: 'cache-and-network' });
  if (!data || data.tiffinPlanWeeks.length === 0) return null;
  return (
    <section aria-labelledby="plan-weeks">
      <h2 id="plan-weeks" className="mb-3 text-title font-semibold">
        Tiffin plans
      </h2>
      <DataTable
        label="Tiffin plans by week"
        columns={columns}
        rows={data.tiffinPlanWeeks}
        keyOf={({ startsOn }) => startsOn}
      />
    </section>
  );
}
