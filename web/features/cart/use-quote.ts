import { useEffect, useState } from 'react';
import { type QuoteCartInput, useQuoteCartQuery } from '../../generated/graphql.ts';
import type { Cart } from './cart.ts';
import { quoteInput } from './quote-cart.ts';

const settleMilliseconds = 250;

/** Has the server price the cart, once a run of taps has come to rest. */
export const useQuote = (cart: Cart) => {
  const wanted = JSON.stringify(quoteInput(cart));
  const settled = useSettled(wanted);
  const input = JSON.parse(settled) as QuoteCartInput;

  const { data, previousData, loading, error, refetch } = useQuoteCartQuery({
    variables: { input },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const isCurrent = !loading && !error && settled === wanted;

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

const useSettled = (value: string) => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMilliseconds);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
