import type { FragmentType } from '@apollo/client';
import {
  type AnalyticsCards_analyticsFragment,
  useAnalyticsCards_analytics,
} from '../../generated/graphql.ts';
import { Card } from '../../ui/Card.tsx';

export function AnalyticsCards({
  analytics: from,
}: {
  analytics: FragmentType<AnalyticsCards_analyticsFragment>;
}) {
  const { totalRevenue, totalOrders, platformFees, avgOrderValue } = useAnalyticsCards_analytics(from);
  const figures = [
    { name: 'Total Revenue', value: totalRevenue.text },
    { name: 'Total Orders', value: totalOrders.toLocaleString('en-US') },
    { name: 'Platform Fees', value: platformFees.text },
    { name: 'Avg Order Value', value: avgOrderValue.text },
  ];
  return (
    <section aria-label="Analytics">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-3">
        {figures.map(({ name, value }) => (
          <Card key={name}>
            <dt className="text-small text-muted">{name}</dt>
            <dd className="mt-1 text-heading font-bold tabular-nums">{value}</dd>
          </Card>
        ))}
      </dl>
    </section>
  );
}
