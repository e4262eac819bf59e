import { t } from '@lingui/core/macro';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { weekdayOf } from '../../../../schema/rules/days.ts';
import { paths } from '../../../app/paths.ts';
import { addressOptions } from '../../../features/addresses/address-options.ts';
import { useAddressPlace } from '../../../features/addresses/use-address-place.ts';
import { useAddresses } from '../../../features/addresses/use-addresses.ts';
import { useDefaultAddress } from '../../../features/addresses/use-default-address.ts';
import type { Cart } from '../../../features/cart/cart.ts';
import { lineKey } from '../../../features/cart/line-key.ts';
import type { Quote } from '../../../features/cart/quote-cart.ts';
import { useKitchenReach } from '../../../features/menu/use-kitchen-reach.ts';
import { cookedDaysWords } from '../../../features/tiffin-plans/starting/cooked-days.ts';
import type { OfferedDays, PlanChoice } from '../../../features/tiffin-plans/starting/plan-choice.ts';
import { StartPlanForm } from '../../../features/tiffin-plans/starting/StartPlanForm.tsx';
import { useStartPlan } from '../../../features/tiffin-plans/starting/use-start-plan.ts';
import { calendarDay } from '../../../lib/formats/dates.ts';
import { type Refusal, refusalText } from '../../../lib/refusal.ts';
import { useToast } from '../../../ui/feedback/Toasts.tsx';
import { Sides } from '../../../ui/layout/Sides.tsx';
import { deliveryTodo } from '../checkout/delivery-todo.ts';
import { PlanHandover } from './PlanHandover.tsx';
import { planInput } from './plan-input.ts';
import { quoteAtLeast } from './quote-at-least.ts';
import { useFirstOpenDay } from './use-first-open-day.ts';

interface Props {
  /** The dishes of each meal, from one kitchen. */
  meal: Cart;
  /** What they cost now. */
  quote: Quote;
  /** Whether the quote of a changed meal is awaited; `quote` is that of the meal before. */
  isPricing?: boolean;
  /** The offer that the plan is started from, if any. */
  offer?: OfferedDays & { id: string };
  onRefused: () => void;
  /** What the customer is still to choose about the dishes, in words; `onLacking` shows it. */
  lacking?: string | undefined;
  onLacking?: () => void;
  onStarted?: () => void;
  /** The dishes as they are shown. */
  children: ReactNode;
}

/** Where a new plan goes and when it has a meal; starts it, and leads to it. */
export function NewPlanForm({
  meal,
  quote,
  isPricing = false,
  offer,
  onRefused,
  lacking,
  onLacking,
  onStarted,
  children,
}: Props) {
  const [address, chooseAddress] = useDefaultAddress();
  const { addresses = [] } = useAddresses();
  const reach = useKitchenReach(meal.supplierId, useAddressPlace(address));
  const today = calendarDay(new Date(), quote.supplier.city.timeZone);
  const firstOpen = useFirstOpenDay(meal, today);
  const [addressRefusal, setAddressRefusal] = useState<string>();
  const handover = useRef<HTMLElement>(null);
  const startPlan = useStartPlan();
  const navigate = useNavigate();
  const toast = useToast();

  const refuseAddress = (text: string) => {
    setAddressRefusal(text);
    handover.current?.scrollIntoView({ block: 'start' });
    handover.current?.focus({ preventScroll: true });
    return { message: text };
  };
  const start = async (choice: PlanChoice): Promise<Refusal | undefined> => {
    setAddressRefusal(undefined);
    if (lacking) {
      // It is said where the choices are made.
      onLacking?.();
      return undefined;
    }
    const todo = meal.fulfillment === 'DELIVERY' && deliveryTodo(address, reach);
    if (todo) return refuseAddress(t`${todo} to continue.`);
    const input = planInput(meal, choice, address, quote.total.cents);
    const started = await startPlan({ ...input, ...(offer && { offerId: offer.id }) });
    if ('refusal' in started) {
      onRefused();
      return started.refusal.field === 'deliveryAddress'
        ? refuseAddress(refusalText(started.refusal))
        : started.refusal;
    }
    toast({ tone: 'success', title: t`Your tiffin plan has started` });
    void navigate(paths.tiffinPlan(started.planId), { replace: true });
    onStarted?.();
    return undefined;
  };

  return (
    <Sides className="gap-8">
      {children}
      <section ref={handover} tabIndex={-1} aria-labelledby="handover">
        <PlanHandover
          cart={meal}
          quote={quote}
          address={address}
          reach={reach}
          refusal={addressRefusal}
          onAddress={chooseAddress}
        />
      </section>
      <StartPlanForm
        kitchenName={quote.supplier.kitchenName}
        total={quoteAtLeast(quote).total}
        isLeast={lacking !== undefined}
        isPricing={isPricing}
        today={today}
        firstOpen={firstOpen}
        weekday={weekdayOf(meal.serviceDate)}
        offered={offer}
        cookedDays={offer ? undefined : cookedDaysWords(quote.lines)}
        addresses={meal.fulfillment === 'DELIVERY' ? addressOptions(addresses, address) : []}
        mealKey={meal.lines.map(line => `${line.quantity} ${lineKey(line)}`).join()}
        conflicts={quote.dietConflicts}
        onStart={start}
      />
    </Sides>
  );
}
