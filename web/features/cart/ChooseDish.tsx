import { t } from '@lingui/core/macro';
import { Stepper } from '../../ui/forms/Stepper.tsx';
import { isFromAnotherKitchen, quantityOf } from './cart-totals.ts';
import { useCart } from './use-cart.ts';

interface Props {
  dish: { dishId: string; name: string };
  supplierId: string;
  /** Opens the dish, where its choices are made. */
  onOpen: () => void;
}

/** The plus of a dish that cannot be ordered before something is chosen. */
export function ChooseDish({ dish, supplierId, onOpen }: Props) {
  const cart = useCart();
  const quantity = isFromAnotherKitchen(cart, supplierId) ? 0 : quantityOf(cart, dish.dishId);
  return (
    <span className="flex flex-col items-center gap-1">
      <Stepper label={dish.name} value={0} onChange={onOpen} />
      {quantity > 0 && (
        <span className="text-small font-semibold text-primary">{t`${quantity} in cart`}</span>
      )}
    </span>
  );
}
