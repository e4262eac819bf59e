import { useEffect, useState } from 'react';
import { type QuoteCartInput, useQuoteCartQuery } from '../../generated/graphql.ts';
import type { Cart } from './cart.ts';
import { quoteInput } from './quote-cart.ts';

const settleMilliseconds = 250;

/** Gets a quote for the cart, debounced. */
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
    /** The previous quote while a new one is loading. */
    quote: (data ?? previousData)?.quoteCart ?? undefined,
    isCurrent,
    /** Whether the server reported that the kitchen does not exist. */
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
