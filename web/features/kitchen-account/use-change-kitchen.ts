import {
  type UpdateKitchenInput,
  usePauseKitchenMutation,
  useResumeKitchenMutation,
  useSetKitchenCapacityMutation,
  useUpdateKitchenMutation,
} from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

type Answer = { __typename: 'KitchenAccount' } | ({ __typename: string } & Refusal) | undefined;

/** Saves changes of the cook's kitchen and confirms them, or returns why not. */
export const useChangeKitchen = () => {
  const toast = useToast();
  const [pause] = usePauseKitchenMutation();
  const [resume] = useResumeKitchenMutation();
  const [setCapacity] = useSetKitchenCapacityMutation();
  const [update] = useUpdateKitchenMutation();

  const saying =
    (title: string) =>
    async (change: Promise<Answer>): Promise<Refusal | undefined> => {
      try {
        const answer = await change;
        if (!answer || 'message' in answer) return answer ?? { message: 'Not saved', field: null };
        toast({ tone: 'success', title });
      } catch (error) {
        return { message: failureText(error, 'Not saved. Please try again.'), field: null };
      }
    };

  return {
    pause: (until: string) =>
      saying('Your kitchen is on a break')(
        pause({ variables: { until } }).then(({ data }) => data?.pauseKitchen),
      ),
    resume: () =>
      saying('Your kitchen is taking orders again')(resume().then(({ data }) => data?.resumeKitchen)),
    setCapacity: (capacity: number) =>
      saying('Saved')(setCapacity({ variables: { capacity } }).then(({ data }) => data?.setKitchenCapacity)),
    update: (input: UpdateKitchenInput) =>
      saying('Kitchen saved')(update({ variables: { input } }).then(({ data }) => data?.updateKitchen)),
  };
};
