import { t } from '@lingui/core/macro';
import { useCloseMyKitchenMutation } from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

/** Closes the kitchen permanently, or returns why not. */
export const useCloseKitchen = ({ onDeleted }: { onDeleted: () => void }) => {
  const toast = useToast();
  const [closeMyKitchen] = useCloseMyKitchenMutation();

  return async (kitchenName: string): Promise<Refusal | undefined> => {
    const failed = t`Your kitchen wasn't closed.`;
    try {
      const answer = (await closeMyKitchen({ variables: { kitchenName } })).data?.closeMyKitchen;
      if (answer?.__typename !== 'AccountDeleted') return answer ?? { message: failed, field: null };
      onDeleted();
      toast({ title: t`Kitchen closed`, description: t`Thanks for cooking with us.` });
    } catch (error) {
      return { message: failureText(error, failed), field: null };
    }
  };
};
