import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { paths } from '../../../app/paths.ts';
import { useAddressPlace } from '../../../features/addresses/use-address-place.ts';
import { useDefaultAddress } from '../../../features/addresses/use-default-address.ts';
import { acceptQuotedPrices } from '../../../features/cart/accept-quoted-prices.ts';
import { CartProblemNotice } from '../../../features/cart/CartProblemNotice.tsx';
import type { Cart } from '../../../features/cart/cart.ts';
import { seenTotalCents } from '../../../features/cart/cart-totals.ts';
import { checkoutReadiness } from '../../../features/cart/checkout-readiness.ts';
import { useQuote } from '../../../features/cart/use-quote.ts';
import { CancellationTable } from '../../../features/checkout/CancellationTable.tsx';
import { orderDraft } from '../../../features/checkout/order-draft.ts';
import { PaymentNotice } from '../../../features/checkout/PaymentNotice.tsx';
import { PlaceOrderButton } from '../../../features/checkout/PlaceOrderButton.tsx';
import type { Placing } from '../../../features/checkout/use-place-order.ts';
import { useKitchenReach } from '../../../features/menu/use-kitchen-reach.ts';
import { formatMoney } from '../../../lib/formats/money.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { StickyFoot } from '../../../ui/actions/StickyFoot.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { EndSide } from '../../../ui/layout/Sides.tsx';
import { CheckoutHandover } from './CheckoutHandover.tsx';
import { CheckoutObstacle } from './CheckoutObstacle.tsx';
import { deliveryTodo } from './delivery-todo.ts';
import { OrderSummary } from './OrderSummary.tsx';

interface Props {
  cart: Cart;
  placing: Placing;
  /** Whether the card is asked for next. */
  takesCards: boolean;
}

export function PlaceOrder({ cart, placing, takesCards }: Props) {
  const asked = useQuote(cart);
  const { quote } = asked;
  const { state, problems } = checkoutReadiness(cart, asked);
  const [address, chooseAddress] = useDefaultAddress();
  const reach = useKitchenReach(cart.supplierId, useAddressPlace(address));
  const handover = useRef<HTMLElement>(null);

  const addressTodo = cart.fulfillment === 'DELIVERY' && deliveryTodo(address, reach);
  // No address helps while the kitchen takes no orders, so that comes first.
  const ofKitchen = problems.find(({ at }) => at === 'kitchen');
  const todo = ofKitchen?.todo ?? (addressTodo || problems[0]?.todo);

  const place = async () => {
    if (!quote) return;
    const isPlaced = await placing.placeOrder(orderDraft(cart, address, quote.total.cents));
    if (!isPlaced) void asked.refetch();
  };
  const accept = () => {
    if (quote) acceptQuotedPrices(quote);
    placing.clearRefusal();
  };
  const leadToHandover = () => {
    handover.current?.scrollIntoView({ block: 'start' });
    handover.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <CartProblemNotice
        problem={placing.refusal ? undefined : ofKitchen}
        action={<ButtonLink variant="secondary" to={paths.cart()}>{t`Change my cart`}</ButtonLink>}
      />
      <section ref={handover} tabIndex={-1} aria-labelledby="handover">
        <CheckoutHandover
          cart={cart}
          quote={quote}
          address={address}
          reach={reach}
          onAddress={chooseAddress}
        />
      </section>
      <EndSide>
        <OrderSummary cart={cart} asked={asked}>
          {!takesCards && <PaymentNotice />}
          {quote && <CancellationTable total={quote.total.text} isPaidNow={takesCards} />}
          <CheckoutObstacle
            problem={ofKitchen ? undefined : problems[0]}
            refusal={placing.refusal}
            quote={asked.isCurrent ? quote : undefined}
            onAccept={accept}
            onAddress={leadToHandover}
            onProven={() => void place()}
          />
          {asked.error && (
            <ErrorState title={t`We couldn't price your order`} onRetry={() => void asked.refetch()} />
          )}
        </OrderSummary>
        {!asked.error && (
          <StickyFoot>
            <PlaceOrderButton
              missing={todo && t`${todo} to continue.`}
              takesCards={takesCards}
              isBusy={placing.isPlacing || state === 'pricing'}
              total={quote?.total.text ?? formatMoney(seenTotalCents(cart))}
              onPlace={() => void place()}
              onMissing={() => todo === addressTodo && leadToHandover()}
            />
          </StickyFoot>
        )}
      </EndSide>
    </>
  );
}
