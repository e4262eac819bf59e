import { plural, t } from '@lingui/core/macro';
import type { SupplierDashboardQuery } from '../../generated/graphql.ts';
import { Figure, Figures } from '../../ui/display/Figure.tsx';

interface Props {
  today: NonNullable<SupplierDashboardQuery['kitchenToday']>;
  supplier: NonNullable<SupplierDashboardQuery['myKitchen']>['supplier'];
}

/** What came in since midnight, by the kitchen's own clock. */
export const Today = ({ today, supplier }: Props) => (
  <section aria-label={t`Today`}>
    <Figures>
      <Figure label={t`Today’s orders`} value={today.orders} />
      <Figure label={t`Today’s revenue`} value={today.revenue.text} />
      <Figure
        label={t`Rating`}
        value={supplier.totalRatings > 0 ? supplier.rating.toFixed(1) : '–'}
        note={plural(supplier.totalRatings, { one: '# review', other: '# reviews' })}
      />
    </Figures>
  </section>
);
