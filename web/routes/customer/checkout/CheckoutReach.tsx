import { t } from '@lingui/core/macro';
import { changeCart } from '../../../features/cart/cart-store.ts';
import { chooseFulfillment } from '../../../features/cart/change-cart.ts';
import { reachWords } from '../../../features/menu/reach-words.ts';
import type { Reach } from '../../../features/menu/use-kitchen-reach.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';

const pickUpInstead = () => changeCart(cart => cart && chooseFulfillment(cart, 'PICKUP'));

/** Whether the kitchen delivers to the chosen address, and the way on when it does not. */
export const CheckoutReach = ({ reach }: { reach: Reach }) => (
  <div role="status">
    <Notice
      tone={reach.delivers ? 'leaf' : 'warn'}
      action={
        !reach.delivers &&
        reach.offersPickup && (
          <Button variant="secondary" onClick={pickUpInstead}>{t`Switch to pickup`}</Button>
        )
      }
    >
      {reachWords(reach)}
    </Notice>
  </div>
);
