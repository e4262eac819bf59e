import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { shareWords } from '../../features/analytics/share-words.ts';
import type { SupplierDashboardQuery } from '../../generated/graphql.ts';

/** The last four weeks in a few lines; the whole of it is one link away. */
export function Performance({
  figures,
}: {
  figures: NonNullable<SupplierDashboardQuery['supplierAnalytics']>;
}) {
  const { total, totalOrders, totalRevenue } = figures;
  const rows = [
    [t`Orders in four weeks`, total.orders],
    [t`Revenue in four weeks`, total.revenue.text],
    [t`Your share`, total.kitchenShare.text],
    [t`Sell-through`, shareWords(total.sellThrough, 0)],
    [t`Canceled orders`, shareWords(total.canceledShare, 0)],
    [t`Orders, all time`, totalOrders],
    [t`Revenue, all time`, totalRevenue.text],
  ] as const;
  return (
    <section>
      <h2 className="mb-3 text-title font-semibold">{t`Performance`}</h2>
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
        {t`View performance`}
      </Link>
    </section>
  );
}
