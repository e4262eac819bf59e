import { t } from '@lingui/core/macro';
import { useSetDishPhotoMutation } from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

/** Gives a dish a photo; returns why not. */
export const useSetPhoto = ({ id, name }: { id: string; name: string }) => {
  const toast = useToast();
  const [setPhoto] = useSetDishPhotoMutation();
  return async (file: File, alt: string): Promise<Refusal | undefined> => {
    try {
      const answer = (await setPhoto({ variables: { dishId: id, alt, file } })).data?.setDishPhoto;
      if (answer?.__typename !== 'Dish') return answer ?? { message: t`Not saved`, field: null };
      toast({ tone: 'success', title: t`Photo of ${name} saved` });
    } catch (error) {
      return { message: failureText(error, t`Not saved. Please try again.`), field: null };
    }
  };
};
