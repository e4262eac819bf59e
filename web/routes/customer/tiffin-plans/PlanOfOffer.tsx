import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { dishQuantityLimit } from '../../../../schema/constants.ts';
import { DietConflicts } from '../../../features/tiffin-plans/DietConflicts.tsx';
import { type OfferToStart_offerFragment, useQuoteTiffinOfferQuery } from '../../../generated/graphql.ts';
import { calendarDay } from '../../../lib/formats/dates.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { SegmentedControl } from '../../../ui/forms/SegmentedControl.tsx';
import { Stepper } from '../../../ui/forms/Stepper.tsx';
import { mealOfOffer } from './meal-of-offer.ts';
import { NewPlanForm } from './NewPlanForm.tsx';
import { PlanDishes } from './PlanDishes.tsx';

interface Props {
  offer: OfferToStart_offerFragment;
  /** Whether it is tried with a single meal. */
  isTrial: boolean;
}

/** The form of a plan that a kitchen offers: for how many people, where, and on which of its days. */
export function PlanOfOffer({ offer, isTrial }: Props) {
  const { supplier } = offer;
  const [people, setPeople] = useState(1);
  const [fulfillment, setFulfillment] = useState(
    supplier.offersDelivery ? ('DELIVERY' as const) : ('PICKUP' as const),
  );
  const meal = mealOfOffer(offer, { people, fulfillment, today: calendarDay(new Date(), 'UTC') });
  const lines = meal.lines.map(({ dishId, quantity }) => ({ dishId, quantity }));
  const { data, previousData, error, refetch } = useQuoteTiffinOfferQuery({
    variables: { offerId: offer.id, lines },
    fetchPolicy: 'cache-and-network',
  });
  const answer = data ?? previousData;
  if (!answer) return error ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton className="h-80" />;
  const quote = answer.quoteTiffinOffer;
  if (!quote) return <Notice tone="warn">{t`The cook has withdrawn this plan.`}</Notice>;
  const most = Math.floor(dishQuantityLimit / Math.max(...offer.dishes.map(({ quantity }) => quantity)));
  // They are shown with the dishes, and consent to the plan accepts them.
  const acceptedDiet = quote.dietConflicts.map(({ id }) => id);
  return (
    <NewPlanForm
      meal={{ ...meal, acceptedDiet }}
      quote={quote}
      offer={{ id: offer.id, weekdays: offer.weekdays, leastDays: offer.leastDays, isTrial }}
      onRefused={() => void refetch()}
    >
      <PlanDishes
        meal={meal}
        quote={quote}
        change={
          <span className="flex items-center gap-3">
            {t`For how many people?`}
            <Stepper label={t`People`} value={people} min={1} max={most} onChange={setPeople} />
          </span>
        }
      >
        <div className="wrap-anywhere">
          <h3 className="font-semibold">{offer.name}</h3>
          {offer.promise && <p className="text-small text-muted">{offer.promise}</p>}
        </div>
        {quote.dietConflicts.length > 0 && (
          <Notice tone="warn">
            <DietConflicts conflicts={quote.dietConflicts} />
          </Notice>
        )}
        {supplier.offersDelivery && supplier.offersPickup && (
          <SegmentedControl
            label={t`Delivery or pickup`}
            value={fulfillment}
            options={[
              { value: 'DELIVERY', label: t`Delivery` },
              { value: 'PICKUP', label: t`Pickup` },
            ]}
            onChange={setFulfillment}
          />
        )}
      </PlanDishes>
    </NewPlanForm>
  );
}
