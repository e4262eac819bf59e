import { t } from '@lingui/core/macro';
import { daysAWeek } from '../../../food/days-a-week.ts';
import type { OfferedPlan_offerFragment } from '../../../generated/graphql.ts';
import { listed } from '../../../lib/language.ts';
import { planWhen } from '../plan-words.ts';

/** When, what and for how much. */
export const OfferFacts = ({ offer }: { offer: OfferedPlan_offerFragment }) => {
  const { promise, leastDays, price, highestPrice, menuPrice, dishes } = offer;
  const groups = [...new Set(dishes.flatMap(({ dish }) => dish.optionGroups.map(({ name }) => name)))];
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
      {groups.length > 0 && <p className="text-small text-muted">{t`You choose: ${listed(groups)}`}</p>}
      {promise && <p className="mt-1 text-small text-muted wrap-anywhere">{promise}</p>}
      <p className="mt-2 font-semibold tabular-nums">
        {highestPrice.text === price.text ? t`${price.text} a meal` : t`From ${price.text} a meal`}
        {menuPrice.text !== price.text && (
          <span className="ml-2 text-small font-normal text-muted">{t`${menuPrice.text} on the menu`}</span>
        )}
      </p>
    </div>
  );
};
