import CircleCheck from '~icons/lucide/circle-check';
import Clock from '~icons/lucide/clock';
import EyeOff from '~icons/lucide/eye-off';
import type { CityAdmin_cityFragment } from '../../generated/graphql.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { type Column, DataTable } from '../../ui/lists/DataTable.tsx';
import { CitySwitch } from './CitySwitch.tsx';
import { StopCity } from './StopCity.tsx';

const columns: readonly Column<CityAdmin_cityFragment>[] = [
  {
    heading: 'City',
    isName: true,
    cell: ({ name, state, timeZone }) => (
      <>
        {name}, {state}
        <span className="block text-small font-normal text-muted">{timeZone.replaceAll('_', ' ')}</span>
      </>
    ),
  },
  {
    heading: 'Customers',
    cell: ({ isActive, isAnnounced, kitchens }) =>
      isActive ? (
        <Badge tone="leaf" icon={<CircleCheck aria-hidden />}>
          Active
        </Badge>
      ) : isAnnounced || kitchens.listed > 0 ? (
        <Badge icon={<Clock aria-hidden />}>Coming soon</Badge>
      ) : (
        <Badge tone="warn" icon={<EyeOff aria-hidden />}>
          Not shown yet
        </Badge>
      ),
  },
  { heading: 'Registered', isNumber: true, cell: ({ kitchens }) => kitchens.registered },
  { heading: 'Listed', isNumber: true, cell: ({ kitchens }) => kitchens.listed },
  { heading: 'In review', isNumber: true, cell: ({ kitchens }) => kitchens.inReview },
  { heading: 'Ordering', cell: city => <StopCity city={city} /> },
  { heading: 'Decision', cell: city => <CitySwitch city={city} /> },
];

export const CityTable = ({ cities }: { cities: readonly CityAdmin_cityFragment[] }) => (
  <DataTable label="Cities" columns={columns} rows={cities} keyOf={({ id }) => id} />
);
