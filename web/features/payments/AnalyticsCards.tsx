import { usePaymentAnalyticsQuery } from '../../generated/graphql.ts';
import { Card } from '../../ui/display/Card.tsx';

/** The four figures of all payments. They are asked for only where payments are configured. */
export function AnalyticsCards({ isConfigured }: { isConfigured: boolean }) {
  const { data } = usePaymentAnalyticsQuery({ skip: !isConfigured, fetchPolicy: 'cache-and-network' });
  const analytics = data?.paymentAnalytics;
  const figures = [
    { name: 'Total Revenue', value: analytics?.totalRevenue.text },
    { name: 'Total Orders', value: analytics?.totalOrders.toLocaleString('en-US') },
    { name: 'Platform Fees', value: analytics?.platformFees.text },
    { name: 'Avg Order Value', value: analytics?.avgOrderValue.text },
  ];
  return (
    <section aria-label="Analytics">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-3">
        {figures.map(({ name, value }) => (
          <Card key={name}>
            <dt className="text-small text-muted">{name}</dt>
            <dd className="mt-1 text-heading font-bold tabular-nums">{value ?? '–'}</dd>
          </Card>
        ))}
      </dl>
      {!isConfigured && <p className="mt-2 text-muted">Numbers appear once payments are configured.</p>}
    </section>
  );
}
