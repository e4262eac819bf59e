import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { weekdayOf } from '../../../../schema/rules/days.ts';
import { paths } from '../../../app/paths.ts';
import { useAddressPlace } from '../../../features/addresses/use-address-place.ts';
import { useDefaultAddress } from '../../../features/addresses/use-default-address.ts';
import type { Cart } from '../../../features/cart/cart.ts';
import { changeCart } from '../../../features/cart/cart-store.ts';
import { useKitchenReach } from '../../../features/menu/use-kitchen-reach.ts';
import { cookedDaysWords } from '../../../features/tiffin-plans/starting/cooked-days.ts';
import type { PlanChoice } from '../../../features/tiffin-plans/starting/plan-choice.ts';
import { StartPlanForm } from '../../../features/tiffin-plans/starting/StartPlanForm.tsx';
import { useStartPlan } from '../../../features/tiffin-plans/starting/use-start-plan.ts';
import { useQuoteCartQuery } from '../../../generated/graphql.ts';
import { calendarDay } from '../../../lib/formats/dates.ts';
import { type Refusal, refusalText } from '../../../lib/refusal.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useToast } from '../../../ui/feedback/Toasts.tsx';
import { Sides } from '../../../ui/layout/Sides.tsx';
import { deliveryTodo } from '../checkout/delivery-todo.ts';
import { PlanDishes } from './PlanDishes.tsx';
import { PlanHandover } from './PlanHandover.tsx';
import { mealInput, planInput } from './plan-input.ts';

/** The form of a new plan with the dishes of the cart, at their current prices. */
export function PlanOfCart({ cart }: { cart: Cart }) {
  const { data, error, refetch } = useQuoteCartQuery({
    variables: { input: mealInput(cart) },
    fetchPolicy: 'cache-and-network',
  });
  const [address, chooseAddress] = useDefaultAddress();
  const reach = useKitchenReach(cart.supplierId, useAddressPlace(address));
  const [addressRefusal, setAddressRefusal] = useState<string>();
  const handover = useRef<HTMLElement>(null);
  const startPlan = useStartPlan();
  const navigate = useNavigate();
  const toast = useToast();

  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton className="h-80" />;
  const quote = data.quoteCart;
  if (!quote)
    return (
      <Notice
        tone="warn"
        action={<ButtonLink variant="secondary" to={paths.home()}>{t`Browse kitchens`}</ButtonLink>}
      >
        {t`This kitchen is not taking orders at the moment.`}
      </Notice>
    );

  const refuseAddress = (text: string) => {
    setAddressRefusal(text);
    handover.current?.scrollIntoView({ block: 'start' });
    handover.current?.focus({ preventScroll: true });
    return { message: text };
  };
  const start = async (choice: PlanChoice): Promise<Refusal | undefined> => {
    setAddressRefusal(undefined);
    const todo = cart.fulfillment === 'DELIVERY' && deliveryTodo(address, reach);
    if (todo) return refuseAddress(t`${todo} to continue.`);
    const started = await startPlan(planInput(cart, choice, address, quote.total.cents));
    if ('refusal' in started) {
      void refetch();
      return started.refusal.field === 'deliveryAddress'
        ? refuseAddress(refusalText(started.refusal))
        : started.refusal;
    }
    toast({ tone: 'success', title: t`Your tiffin plan has started` });
    void navigate(paths.tiffinPlan(started.planId), { replace: true });
    changeCart(() => undefined);
    return undefined;
  };

  return (
    <Sides className="gap-8">
      <PlanDishes cart={cart} quote={quote} />
      <section ref={handover} tabIndex={-1} aria-labelledby="handover">
        <PlanHandover
          cart={cart}
          quote={quote}
          address={address}
          reach={reach}
          refusal={addressRefusal}
          onAddress={chooseAddress}
        />
      </section>
      <StartPlanForm
        kitchenName={quote.supplier.kitchenName}
        total={quote.total}
        today={calendarDay(new Date(), quote.supplier.city.timeZone)}
        weekday={weekdayOf(cart.serviceDate)}
        cookedDays={cookedDaysWords(quote.lines)}
        onStart={start}
      />
    </Sides>
  );
}
