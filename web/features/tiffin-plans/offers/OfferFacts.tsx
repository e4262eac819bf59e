import { t } from '@lingui/core/macro';
import { daysAWeek } from '../../../food/days-a-week.ts';
import type { OfferedPlan_offerFragment } from '../../../generated/graphql.ts';
import { planWhen } from '../plan-words.ts';

/** When, what and for how much. */
export const OfferFacts = ({ offer }: { offer: OfferedPlan_offerFragment }) => {
  const { promise, leastDays, price, menuPrice, dishes } = offer;
  return (
    <div>
      <p className="text-small text-muted">
        {planWhen(offer)}
        {leastDays > 1 && ` · ${t`at least ${daysAWeek(leastDays)}`}`}
      </p>
      <p className="mt-1 wrap-anywhere">
        {dishes
          .map(({ quantity, dish }) => (quantity > 1 ? `${quantity} × ${dish.name}` : dish.name))
          .join(', ')}
      </p>
      {promise && <p className="mt-1 text-small text-muted wrap-anywhere">{promise}</p>}
      <p className="mt-2 font-semibold tabular-nums">
        {t`${price.text} a meal`}
        {menuPrice.text !== price.text && (
          <span className="ml-2 text-small font-normal text-muted">{t`${menuPrice.text} on the menu`}</span>
        )}
      </p>
    </div>
  );
};
