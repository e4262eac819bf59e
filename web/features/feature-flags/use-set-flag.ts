import { t } from '@lingui/core/macro';
import {
  FeatureFlagsDocument,
  type ShownFlagFragment,
  useSetFeatureFlagMutation,
} from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { type Opening, openingWords } from './flag-words.ts';

/** Changes for whom a feature is open, or returns why not. */
export const useSetFlag = ({ key: feature, version }: ShownFlagFragment, name: string) => {
  const toast = useToast();
  const [set] = useSetFeatureFlagMutation({ refetchQueries: [FeatureFlagsDocument] });
  return async ({ status, percent, isInAllCities, cities }: Opening): Promise<Refusal | undefined> => {
    const failed = t`The feature was not changed. Please try again.`;
    const cityIds = isInAllCities ? null : cities.map(({ id }) => id);
    const part = status === 'PART' ? { percent, cityIds } : {};
    try {
      const answer = (await set({ variables: { input: { feature, version, status, ...part } } })).data
        ?.setFeatureFlag;
      if (answer?.__typename !== 'FeatureFlag') return answer ?? { message: failed, field: null };
      toast({ tone: 'success', title: name, description: openingWords(answer) });
    } catch (error) {
      return { message: failureText(error, failed), field: null };
    }
  };
};
