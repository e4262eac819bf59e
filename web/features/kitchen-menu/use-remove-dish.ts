import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useRemoveDishMutation } from '../../generated/graphql.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { useMutationFeedback } from './use-mutation-feedback.ts';

export const useRemoveDish = ({ id, name }: { id: string; name: string }) => {
  const toast = useToast();
  const withFeedback = useMutationFeedback();
  const [isRemoving, setIsRemoving] = useState(false);
  const [remove] = useRemoveDishMutation({ variables: { dishId: id } });

  const removeDish = async () => {
    setIsRemoving(true);
    const isRemoved = await withFeedback(
      async () => (await remove()).data?.removeDish,
      t`${name} not removed`,
    );
    setIsRemoving(false);
    if (isRemoved) toast({ title: t`${name} removed from the menu` });
    return isRemoved;
  };
  return { removeDish, isRemoving };
};
