import { paths } from '../../app/paths.ts';
import { type PlanOf_planFragment, useTiffinPlansOfQuery } from '../../generated/graphql.ts';
import { mealtimeTitle } from '../../lib/formats/meal-window-words.ts';
import { localMoment } from '../../lib/formats/moments.ts';
import { shortWeekday, weekdaysInOrder } from '../../lib/formats/weekdays.ts';
import { nextPage } from '../../lib/next-page.ts';
import { useMay } from '../../lib/rights.ts';
import { type Column, DataTable } from '../../ui/lists/DataTable.tsx';
import { PagedSection } from '../../ui/lists/PagedSection.tsx';
import { RowLink } from '../../ui/lists/RowLink.tsx';
import { planStatus } from './plan-of-words.ts';

/** One of them. */
type Whose = { customerId: string } | { supplierId: string };

/** Tiffin plans of a person or of a kitchen, for staff who may see orders. */
export const PlansOf = (whose: Whose) => useMay()('SEE_ORDERS') && <Plans {...whose} />;

const days = (weekdays: readonly number[]) =>
  weekdaysInOrder
    .filter(day => weekdays.includes(day))
    .map(shortWeekday)
    .join(', ');

const other = (whose: Whose): Column<PlanOf_planFragment> =>
  'customerId' in whose
    ? {
        heading: 'Kitchen',
        isName: true,
        cell: ({ supplier }) => (
          <RowLink to={paths.adminKitchen(supplier.id)}>{supplier.kitchenName}</RowLink>
        ),
      }
    : {
        heading: 'Customer',
        isName: true,
        cell: ({ customer }) => <RowLink to={paths.adminPerson(customer.id)}>{customer.name}</RowLink>,
      };

const columns: Column<PlanOf_planFragment>[] = [
  { heading: 'Meal', cell: ({ mealtime, weekdays }) => `${mealtimeTitle(mealtime)}, ${days(weekdays)}` },
  { heading: 'A meal, at most', isNumber: true, cell: ({ total }) => total.text },
  { heading: 'Started', cell: ({ startedAt }) => localMoment(startedAt) },
  {
    heading: 'Status',
    cell: plan => (
      <>
        {planStatus(plan)}
        {plan.stopWords && <q className="block text-small text-muted">{plan.stopWords}</q>}
      </>
    ),
  },
];

function Plans(whose: Whose) {
  const { data, error, loading, fetchMore, refetch } = useTiffinPlansOfQuery({
    variables: whose,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const page = data?.tiffinPlansOf;
  return (
    <div className="mt-8">
      <PagedSection
        title="Tiffin plans"
        empty="None."
        more="Show earlier plans"
        pages={{
          rows: page?.edges.map(({ node }) => node),
          hasFailed: error !== undefined,
          after: page ? nextPage(page.pageInfo) : null,
          isLoadingMore: loading,
          onMore: after => void fetchMore({ variables: { after } }),
          onRetry: () => void refetch(),
        }}
      >
        {rows => (
          <DataTable
            label="Tiffin plans"
            columns={[other(whose), ...columns]}
            rows={rows}
            keyOf={({ id }) => id}
          />
        )}
      </PagedSection>
    </div>
  );
}
