import type { SupplierDashboardQuery } from '../../generated/graphql.ts';
import { Figure, Figures } from '../../ui/display/Figure.tsx';

interface Props {
  today: NonNullable<SupplierDashboardQuery['kitchenToday']>;
  supplier: NonNullable<SupplierDashboardQuery['myKitchen']>['supplier'];
}

/** What came in since midnight, by the kitchen's own clock. */
export const Today = ({ today, supplier }: Props) => (
  <section aria-label="Today">
    <Figures>
      <Figure label="Today’s orders" value={today.orders} />
      <Figure label="Today’s revenue" value={today.revenue.text} />
      <Figure
        label="Rating"
        value={supplier.totalRatings > 0 ? supplier.rating.toFixed(1) : '–'}
        note={supplier.totalRatings === 1 ? '1 review' : `${supplier.totalRatings} reviews`}
      />
    </Figures>
  </section>
);
