import { useEffect, useState } from 'react';
import { type QuoteCartInput, useQuoteCartQuery } from '../../generated/graphql.ts';
import type { Cart } from './cart.ts';
import { hasDishes } from './cart-totals.ts';
import { quoteInput } from './quote-cart.ts';

const settleMilliseconds = 250;

/** Has the server price the cart, once a run of taps has come to rest. */
export const useQuote = (cart: Cart | undefined) => {
  const asked = hasDishes(cart) ? JSON.stringify(quoteInput(cart)) : undefined;
  const settled = useSettled(asked);
  const input = settled === undefined ? undefined : (JSON.parse(settled) as QuoteCartInput);

  const { data, previousData, loading, error, refetch } = useQuoteCartQuery(
    input
      ? { variables: { input }, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' }
      : { skip: true },
  );
  const isCurrent = !loading && !error && settled === asked;

  return {
    /** While a new one is on its way, the one before. */
    quote: (data ?? previousData)?.quoteCart ?? undefined,
    isCurrent,
    /** The server answered that there is no such kitchen. */
    isGone: isCurrent && data?.quoteCart === null,
    error,
    refetch,
  };
};

const useSettled = (value: string | undefined) => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMilliseconds);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
