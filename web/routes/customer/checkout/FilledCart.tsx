import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import CalendarSync from '~icons/lucide/calendar-sync';
import Plus from '~icons/lucide/plus';
import { paths } from '../../../app/paths.ts';
import { CartLines } from '../../../features/cart/CartLines.tsx';
import { CartProblemNotice } from '../../../features/cart/CartProblemNotice.tsx';
import { CartTotal } from '../../../features/cart/CartTotal.tsx';
import { CookNote } from '../../../features/cart/CookNote.tsx';
import type { Cart } from '../../../features/cart/cart.ts';
import type { CartProblem } from '../../../features/cart/cart-problems.ts';
import { seenTotalCents } from '../../../features/cart/cart-totals.ts';
import { checkoutReadiness } from '../../../features/cart/checkout-readiness.ts';
import { FulfillmentChoice } from '../../../features/cart/FulfillmentChoice.tsx';
import { GoToCheckout } from '../../../features/cart/GoToCheckout.tsx';
import { useQuote } from '../../../features/cart/use-quote.ts';
import WherePlansStart from '../../../features/tiffin-plans/starting/WherePlansStart.tsx';
import { KitchenByline } from '../../../food/KitchenByline.tsx';
import { formatMoney } from '../../../lib/formats/money.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { StickyFoot } from '../../../ui/actions/StickyFoot.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { EndSide, Sides } from '../../../ui/layout/Sides.tsx';
import { CartWindow } from './CartWindow.tsx';

export function FilledCart({ cart }: { cart: Cart }) {
  const navigate = useNavigate();
  const asked = useQuote(cart);
  const { state, problems } = checkoutReadiness(cart, asked);
  const sections = useRef<HTMLDivElement>(null);

  const problemAt = <At extends CartProblem['at']>(at: At) =>
    problems.find((problem): problem is Extract<CartProblem, { at: At }> => problem.at === at);

  const ofKitchen = problemAt('kitchen');

  const leadTo = ({ at }: CartProblem) => {
    const section = sections.current?.querySelector<HTMLElement>(`[data-part~="${at}"]`);
    section?.scrollIntoView({ block: 'center' });
    section?.focus({ preventScroll: true });
  };

  return (
    <Sides ref={sections} className="gap-6">
      <p className="-mt-1">
        <KitchenByline kitchen={asked.quote?.supplier}>{t`From ${cart.kitchenName}`}</KitchenByline>
      </p>
      <section data-part="kitchen dish price choices diet" tabIndex={-1} aria-label={t`Dishes`}>
        <CartProblemNotice
          problem={ofKitchen}
          action={<ButtonLink variant="secondary" to={paths.home()}>{t`Browse kitchens`}</ButtonLink>}
        />
        <CartLines cart={cart} quote={asked.quote} problems={problems} />
        <ButtonLink variant="ghost" to={paths.kitchen(cart.supplierId)} className="-ml-5">
          <Plus aria-hidden className="size-5" /> {t`Add more dishes`}
        </ButtonLink>
      </section>
      <section data-part="window" tabIndex={-1} aria-label={t`Meal`}>
        <CartWindow
          cart={cart}
          dishes={asked.quote?.lines.map(line => line.dish) ?? []}
          problem={problemAt('window')}
        />
      </section>
      <section data-part="fulfillment" tabIndex={-1} aria-labelledby="fulfillment">
        <h2 id="fulfillment" className="mb-2 text-title font-bold">{t`Delivery or pickup?`}</h2>
        <FulfillmentChoice cart={cart} supplier={asked.quote?.supplier} problem={problemAt('fulfillment')} />
      </section>
      <CookNote note={cart.note} />
      <WherePlansStart supplierId={cart.supplierId}>
        <ButtonLink variant="ghost" to={paths.newTiffinPlan()} className="-my-2 -ml-5 self-start">
          <CalendarSync aria-hidden className="size-5" /> {t`Have this every week`}
        </ButtonLink>
      </WherePlansStart>
      <EndSide>
        {asked.error ? (
          <ErrorState title={t`We couldn't price your cart`} onRetry={() => void asked.refetch()} />
        ) : (
          <Card>
            <CartTotal cart={cart} quote={asked.quote} isCurrent={asked.isCurrent} />
          </Card>
        )}
        {!asked.error && (
          <StickyFoot>
            <GoToCheckout
              state={state}
              problems={problems}
              total={asked.quote?.total.text ?? formatMoney(seenTotalCents(cart))}
              onGo={() => navigate(paths.checkout())}
              onBlocked={leadTo}
            />
          </StickyFoot>
        )}
      </EndSide>
    </Sides>
  );
}
