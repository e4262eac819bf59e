import { mealContentWords } from '../../food/meal-content-words.ts';
import { CartLineRow } from './CartLineRow.tsx';
import type { Cart, CartLine } from './cart.ts';
import { type CartProblem, isOfLine } from './cart-problems.ts';
import { lineKey } from './line-key.ts';
import { type Quote, quotedOf } from './quote-cart.ts';

interface Props {
  cart: Cart;
  quote: Quote | undefined;
  problems: readonly CartProblem[];
}

export const CartLines = ({ cart, quote, problems }: Props) => (
  <ul className="divide-y divide-border">
    {cart.lines.map(line => (
      <li key={lineKey(line)}>
        <CartLineRow
          line={line}
          cuisine={quote?.supplier.cuisineType}
          quoted={quotedOf(quote, line)}
          content={contentOf(quote, line)}
          problem={problems.find(each => isOfLine(each, line))}
        />
      </li>
    ))}
  </ul>
);

const contentOf = (quote: Quote | undefined, line: CartLine): string => {
  const content = quotedOf(quote, line)?.mealContent ?? null;
  if (!quote?.mealWindow) return content ?? '';
  const { cutOffAt } = quote.mealWindow;
  return mealContentWords(content, { cutOffAt, timeZone: quote.supplier.city.timeZone }, new Date());
};
