import { t } from '@lingui/core/macro';
import {
  type KitchenPhotoKind,
  type UpdateKitchenInput,
  usePauseKitchenMutation,
  useRemoveKitchenPhotoMutation,
  useResumeKitchenMutation,
  useSetKitchenCapacityMutation,
  useSetKitchenPhotoMutation,
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
  const [setPhoto] = useSetKitchenPhotoMutation();
  const [removePhoto] = useRemoveKitchenPhotoMutation();

  const saying =
    (title: string) =>
    async (change: Promise<Answer>): Promise<Refusal | undefined> => {
      try {
        const answer = await change;
        if (!answer || 'message' in answer) return answer ?? { message: t`Not saved`, field: null };
        toast({ tone: 'success', title });
      } catch (error) {
        return { message: failureText(error, t`Not saved. Please try again.`), field: null };
      }
    };

  return {
    pause: (until: string) =>
      saying(t`Your kitchen is on a break`)(
        pause({ variables: { until } }).then(({ data }) => data?.pauseKitchen),
      ),
    resume: () =>
      saying(t`Your kitchen is taking orders again`)(resume().then(({ data }) => data?.resumeKitchen)),
    setCapacity: (capacity: number) =>
      saying(t`Saved`)(setCapacity({ variables: { capacity } }).then(({ data }) => data?.setKitchenCapacity)),
    setPhoto: (variables: { kind: KitchenPhotoKind; alt: string; file: File }) =>
      saying(t`Photo saved`)(setPhoto({ variables }).then(({ data }) => data?.setKitchenPhoto)),
    removePhoto: (kind: KitchenPhotoKind) =>
      saying(t`Photo removed`)(
        removePhoto({ variables: { kind } }).then(({ data }) => data?.removeKitchenPhoto),
      ),
    update: (input: UpdateKitchenInput) =>
      saying(t`Kitchen saved`)(update({ variables: { input } }).then(({ data }) => data?.updateKitchen)),
  };
};
