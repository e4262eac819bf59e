import { t } from '@lingui/core/macro';
import { paths } from '../../app/paths.ts';
import type { PlanOf_planFragment } from '../../generated/graphql.ts';
import { shortDay } from '../../lib/formats/dates.ts';
import { mealtimeTitle } from '../../lib/formats/meal-window-words.ts';
import { formatMoney } from '../../lib/formats/money.ts';
import { weekdaysWords } from '../../lib/formats/weekdays.ts';
import type { useMay } from '../../lib/rights.ts';
import type { Column } from '../../ui/lists/DataTable.tsx';
import { FactLink } from '../../ui/lists/FactLink.tsx';
import { PlanStatus } from './PlanStatus.tsx';
import { nextMealOf } from './plan-of-words.ts';

type May = ReturnType<typeof useMay>;
type PlanColumn = Column<PlanOf_planFragment>;

export const customerColumn = (may: May): PlanColumn => ({
  heading: t({ message: 'Customer', context: 'a column' }),
  isName: true,
  cell: ({ customer: { id, name } }) =>
    may('SEE_PEOPLE') ? <FactLink to={paths.adminPerson(id)}>{name}</FactLink> : name,
});

export const kitchenColumn = (may: May): PlanColumn => ({
  heading: t`Kitchen`,
  cell: ({ supplier: { id, kitchenName } }) =>
    may('SEE_KITCHENS') ? <FactLink to={paths.adminKitchen(id)}>{kitchenName}</FactLink> : kitchenName,
});

/** What a plan orders, what it costs, and what becomes of it. */
export const planColumns = (): PlanColumn[] => [
  {
    heading: t`Meals`,
    cell: ({ mealtime, weekdays }) => (
      <>
        {mealtimeTitle(mealtime)}
        <span className="block text-small text-muted">{weekdaysWords(weekdays)}</span>
      </>
    ),
  },
  {
    heading: t`A week, at most`,
    isNumber: true,
    cell: ({ total, weekdays }) => formatMoney(total.cents * weekdays.length),
  },
  {
    heading: t`Next meal`,
    cell: plan => {
      const next = nextMealOf(plan);
      return next ? shortDay(next.serviceDate) : '–';
    },
  },
  { heading: t`Status`, cell: plan => <PlanStatus plan={plan} /> },
];
