import { CartLineRow } from './CartLineRow.tsx';
import type { Cart } from './cart.ts';
import type { CartProblem } from './cart-problems.ts';
import type { Quote } from './quote-cart.ts';

interface Props {
  cart: Cart;
  quote: Quote | undefined;
  problems: readonly CartProblem[];
}

export const CartLines = ({ cart, quote, problems }: Props) => (
  <ul className="divide-y divide-border">
    {cart.lines.map(line => (
      <li key={line.dishId}>
        <CartLineRow
          line={line}
          cuisine={quote?.supplier.cuisineType}
          quoted={quote?.lines.find(each => each.dish.id === line.dishId)}
          problem={problems.find(
            each => (each.at === 'dish' || each.at === 'price') && each.dishId === line.dishId,
          )}
        />
      </li>
    ))}
  </ul>
);
