import { leastOfMissing } from '../../../../schema/rules/chosen.ts';
import type { Quote } from '../../../features/cart/quote-cart.ts';
import { formatMoney } from '../../../lib/formats/money.ts';

const plus = <Money extends { cents: number; text: string }>(money: Money, cents: number): Money => ({
  ...money,
  cents: money.cents + cents,
  text: formatMoney(money.cents + cents),
});

/** A quote at the least that its dishes can cost once all choices are made; no meal costs less. */
export const quoteAtLeast = (quote: Quote): Quote => {
  const lines = quote.lines.map(line => {
    const missing = leastOfMissing(line.dish.optionGroups, line.choiceIds);
    return {
      ...line,
      unitPrice: plus(line.unitPrice, missing),
      lineTotal: plus(line.lineTotal, missing * line.quantity),
    };
  });
  const cents = lines.reduce((sum, { lineTotal }) => sum + lineTotal.cents, 0);
  const quoted = quote.lines.reduce((sum, { lineTotal }) => sum + lineTotal.cents, 0);
  return { ...quote, lines, total: plus(quote.total, cents - quoted) };
};
