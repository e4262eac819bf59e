import { CombinedGraphQLErrors } from '@apollo/client';
import type { GraphQLFormattedError } from 'graphql';
import { useState } from 'react';
import { type PlaceOrderMutation, usePlaceOrderMutation } from '../../generated/graphql.ts';
import { type OrderDraft, orderAttempts } from './order-attempts.ts';

type Answer = PlaceOrderMutation['placeOrder'];
/** Why there is no order: a refusal of the server, or no answer that says either way. */
export type NoOrder =
  | Exclude<Answer, { __typename: 'Order' | 'HeldOrder' }>
  | { __typename: 'ViewOnly'; message: string }
  | { __typename: 'Unanswered' };

/** Staff who see the checkout as a customer are refused for good; any other error may still have placed the order. */
const noOrderBy = (error: unknown): NoOrder => {
  const viewOnly = CombinedGraphQLErrors.is(error) && error.errors.find(isViewOnly);
  return viewOnly ? { __typename: 'ViewOnly', message: viewOnly.message } : { __typename: 'Unanswered' };
};

const isViewOnly = ({ extensions }: GraphQLFormattedError) => extensions?.code === 'VIEW_ONLY';

/** Places the order of a draft, at most once regardless of retries. */
export const usePlaceOrder = ({ onPlaced }: { onPlaced: () => void }) => {
  const [place, { loading }] = usePlaceOrderMutation({
    update: (cache, { data }) => {
      if (data?.placeOrder.__typename === 'Order') cache.evict({ fieldName: 'orders' });
    },
  });
  const [placedId, setPlacedId] = useState<string>();
  const [heldId, setHeldId] = useState<string>();
  const [refusal, setRefusal] = useState<NoOrder>();

  const placeOrder = async (draft: OrderDraft) => {
    setRefusal(undefined);
    const answer = await place({
      variables: { input: { ...draft, idempotencyKey: orderAttempts.keyFor(draft) } },
    }).then(({ data }) => data?.placeOrder, noOrderBy);
    if (answer?.__typename === 'Order') {
      orderAttempts.forget();
      setPlacedId(answer.id);
      onPlaced();
      return true;
    }
    if (answer?.__typename === 'HeldOrder') {
      setHeldId(answer.id);
      return true;
    }
    // The key belongs to another order; the next try starts with a fresh one.
    if (answer?.__typename === 'IdempotencyConflict') orderAttempts.forget();
    setRefusal(answer ?? { __typename: 'Unanswered' });
    return false;
  };

  return {
    placeOrder,
    isPlacing: loading,
    placedId,
    heldId,
    refusal,
    clearRefusal: () => setRefusal(undefined),
    reset: () => setHeldId(undefined),
  };
};

export type Placing = ReturnType<typeof usePlaceOrder>;
