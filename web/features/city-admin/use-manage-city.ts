import type { ApolloCache } from '@apollo/client';
import { useState } from 'react';
import { useMergeCityMutation, useRemoveCityMutation } from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

const notDone = 'Something went wrong. Please try again.';

const refetchCities = (cache: ApolloCache) => {
  for (const fieldName of ['cities', 'waitingCities']) cache.evict({ id: 'ROOT_QUERY', fieldName });
};

/** Merges or removes a city. The lists of cities are asked for again. */
export const useManageCity = ({ id, name }: { id: string; name: string }, onDone: () => void) => {
  const toast = useToast();
  const [refusal, setRefusal] = useState<string>();
  const [mergeCity, merging] = useMergeCityMutation({ update: refetchCities });
  const [removeCity, removing] = useRemoveCityMutation({ update: refetchCities });

  const done = (title: string) => {
    toast({ tone: 'success', title });
    onDone();
  };
  const merge = async (intoCityId: string) => {
    try {
      const answer = (await mergeCity({ variables: { input: { cityId: id, intoCityId } } })).data?.mergeCity;
      if (answer?.__typename === 'City') done(`${name} is part of ${answer.name} now`);
      else setRefusal(answer?.message ?? notDone);
    } catch (error) {
      setRefusal(failureText(error, notDone));
    }
  };
  const remove = async () => {
    try {
      const answer = (await removeCity({ variables: { cityId: id } })).data?.removeCity;
      if (answer?.__typename === 'RemovedCity') done(`${name} is removed`);
      else setRefusal(answer?.message ?? notDone);
    } catch (error) {
      setRefusal(failureText(error, notDone));
    }
  };
  return { merge, remove, isBusy: merging.loading || removing.loading, refusal };
};
