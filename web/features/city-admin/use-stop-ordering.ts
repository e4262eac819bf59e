import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useAllowOrderingMutation, useStopOrderingMutation } from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { placeName, type StopPlace } from './stop-place.ts';

const refetchStops = (cache: ApolloCache) => {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'orderingStops' });
};

/** Stops ordering in a city or everywhere, and allows it again. Each returns why not. */
export const useStopOrdering = (place: StopPlace) => {
  const toast = useToast();
  const client = useApolloClient();
  const [stopOrdering] = useStopOrderingMutation({ update: refetchStops });
  const [allowOrdering, allowing] = useAllowOrderingMutation({ update: refetchStops });

  const stop = async (reason: string, until: Date | null): Promise<Refusal | undefined> => {
    const input = { cityId: place?.id ?? null, reason, until: until?.toISOString() ?? null };
    try {
      const answer = (await stopOrdering({ variables: { input } })).data?.stopOrdering;
      if (answer?.__typename !== 'OrderingStop') return answer ?? { message: 'Not stopped', field: null };
      toast({ tone: 'success', title: `Ordering is stopped in ${placeName(place)}` });
    } catch (error) {
      // Ordering may be stopped all the same: the response waits for orders that are being placed.
      refetchStops(client.cache);
      return { message: failureText(error, 'Not confirmed. Please try again.'), field: null };
    }
  };

  const allow = async () => {
    try {
      const answer = (await allowOrdering({ variables: { cityId: place?.id ?? null } })).data?.allowOrdering;
      if (answer?.__typename === 'AllowedOrdering')
        toast({ tone: 'success', title: `Customers can order again in ${placeName(place)}` });
      else toast({ tone: 'danger', title: answer?.message ?? 'Ordering is still stopped' });
    } catch (error) {
      toast({ tone: 'danger', title: failureText(error, 'Ordering is still stopped. Please try again.') });
    }
  };
  return { stop, allow, isAllowing: allowing.loading };
};
