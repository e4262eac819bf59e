import type { NewCity } from '../../../schema/rules/city.ts';
import { useAddCityMutation } from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

/** Adds a city, or returns why not. Refetches the lists of cities. */
export const useAddCity = () => {
  const toast = useToast();
  const [add] = useAddCityMutation({
    update: (cache, { data }) => {
      if (data?.addCity.__typename === 'City') cache.evict({ id: 'ROOT_QUERY', fieldName: 'cities' });
    },
  });

  return async (input: NewCity): Promise<Refusal | undefined> => {
    try {
      const answer = (await add({ variables: { input } })).data?.addCity;
      if (answer?.__typename !== 'City') return answer ?? { message: 'Not added', field: null };
      toast({ tone: 'success', title: `${answer.name}, ${answer.state} is coming soon` });
    } catch (error) {
      return { message: failureText(error, 'City not added. Please try again.'), field: null };
    }
  };
};
