import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { mostPeopleOfPlan } from '../../../../schema/rules/people-of-plan.ts';
import { quoteInput } from '../../../features/cart/quote-cart.ts';
import { DietConflicts } from '../../../features/tiffin-plans/DietConflicts.tsx';
import { spotsWords } from '../../../features/tiffin-plans/offers/spots-words.ts';
import { waitlistPath } from '../../../features/tiffin-plans/offers/waitlist-path.ts';
import {
  type OfferToStart_offerFragment,
  type OwnWait_waitFragment,
  useQuoteTiffinOfferQuery,
} from '../../../generated/graphql.ts';
import { calendarDay, momentFrom } from '../../../lib/formats/dates.ts';
import { listed } from '../../../lib/language.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { SegmentedControl } from '../../../ui/forms/SegmentedControl.tsx';
import { Stepper } from '../../../ui/forms/Stepper.tsx';
import { type ChosenByDish, mealOfOffer } from './meal-of-offer.ts';
import { NewPlanForm } from './NewPlanForm.tsx';
import { dishesToChoose, leadToChoices, OfferChoices } from './OfferChoices.tsx';
import { PlanDishes } from './PlanDishes.tsx';
import { quoteAtLeast } from './quote-at-least.ts';

interface Props {
  offer: OfferToStart_offerFragment;
  /** Whether it is tried with a single meal. */
  isTrial: boolean;
  /** The customer's wait that spots are reserved for, if any. */
  reserved: OwnWait_waitFragment | undefined;
}

/** The form of a plan that a kitchen offers: for how many people, where, and on which of its days. */
export function PlanOfOffer({ offer, isTrial, reserved }: Props) {
  const { supplier } = offer;
  const [people, setPeople] = useState(reserved?.people ?? 1);
  const [chosenChoices, setChosenChoices] = useState<ChosenByDish>({});
  const [isTried, setIsTried] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  const [fulfillment, setFulfillment] = useState(
    supplier.offersDelivery ? ('DELIVERY' as const) : ('PICKUP' as const),
  );
  const meal = mealOfOffer(offer, {
    people,
    chosen: chosenChoices,
    fulfillment,
    today: calendarDay(new Date(), 'UTC'),
  });
  const { lines } = quoteInput(meal);
  const { data, previousData, error, refetch } = useQuoteTiffinOfferQuery({
    variables: { offerId: offer.id, lines },
    fetchPolicy: 'cache-and-network',
  });
  const answer = data ?? previousData;
  if (!answer) return error ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton className="h-80" />;
  const quote = answer.quoteTiffinOffer;
  if (!quote) return <Notice tone="warn">{t`The cook has withdrawn this plan.`}</Notice>;
  const most = mostPeopleOfPlan(offer.dishes);
  const spots = spotsWords(offer);
  const { reservedUntil } = reserved ?? {};
  const free = offer.weekdays.filter(
    day => !offer.weekdaySpots.some(each => each.weekday === day && each.left === 0),
  );
  const chosen = reserved?.weekdays ?? free;
  const isFullOnSome = offer.weekdaySpots.some(({ left }) => left === 0);
  // They are shown with the dishes, and consent to the plan accepts them.
  const toChoose = dishesToChoose(meal, quote);
  const lacking = toChoose.length > 0 ? t`Please choose for ${listed(toChoose)}.` : undefined;
  const acceptedDiet = quote.dietConflicts.map(({ id }) => id);
  return (
    <NewPlanForm
      meal={{ ...meal, acceptedDiet }}
      quote={quote}
      isPricing={!data && !error}
      offer={{ id: offer.id, weekdays: offer.weekdays, leastDays: offer.leastDays, chosen, isTrial }}
      onRefused={() => void refetch()}
      lacking={lacking}
      onLacking={() => {
        setIsTried(true);
        leadToChoices(choices.current);
      }}
    >
      <PlanDishes
        meal={meal}
        quote={quoteAtLeast(quote)}
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
        {reservedUntil && (
          <Notice tone="leaf">
            {t`Reserved for you until ${momentFrom(reservedUntil, quote.supplier.city.timeZone, new Date())}.`}
          </Notice>
        )}
        {spots && !reservedUntil && (
          <Notice tone="warn">
            {spots}
            {isFullOnSome && (
              <Link to={waitlistPath(offer.id)} className="ml-2 font-medium text-primary underline">
                {t`Join the waiting list`}
              </Link>
            )}
          </Notice>
        )}
        <OfferChoices
          ref={choices}
          meal={meal}
          quote={quote}
          onChange={made => setChosenChoices(known => ({ ...known, ...made }))}
          refusal={isTried ? lacking : undefined}
        />
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
