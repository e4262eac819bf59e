import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import type { SupplierDashboardQuery } from '../../generated/graphql.ts';

const percent = (share: number | null) => (share === null ? '–' : `${Math.round(share * 100)}%`);

/** The last four weeks in a few lines; the whole of it is one link away. */
export function Performance({
  figures,
}: {
  figures: NonNullable<SupplierDashboardQuery['supplierAnalytics']>;
}) {
  const { total, totalOrders, totalRevenue } = figures;
  const rows = [
    ['Orders in four weeks', total.orders],
    ['Revenue in four weeks', total.revenue.text],
    ['Your share', total.kitchenShare.text],
    ['Sell-through', percent(total.sellThrough)],
    ['Canceled orders', percent(total.canceledShare)],
    ['Orders, all time', totalOrders],
    ['Revenue, all time', totalRevenue.text],
  ] as const;
  return (
    <section>
      <h2 className="mb-3 text-title font-semibold">Performance</h2>
      <dl className="divide-y divide-border rounded-card border border-border bg-surface px-4">
        {rows.map(([word, value]) => (
          <div key={word} className="flex flex-wrap justify-between gap-x-4 py-2.5">
            <dt className="text-muted">{word}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Link
        to={paths.supplierAnalytics()}
        className="inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4"
      >
        View analytics
      </Link>
    </section>
  );
}
