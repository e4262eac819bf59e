import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { refusalText } from '../../lib/refusal.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

/** Saves a favorite with code that comes with the first tap, and says so when it was not saved. */
export const useToggleFavorite = (supplierId: string) => {
  const client = useApolloClient();
  const toast = useToast();

  return async (isWanted: boolean) => {
    const answer = await import('./save-favorite.ts')
      .then(({ saveFavorite }) => saveFavorite(client, supplierId, isWanted))
      .catch(() => undefined);
    if (answer?.__typename === 'Supplier') return;
    toast({
      tone: 'danger',
      title: t`Not saved`,
      description: answer ? refusalText(answer) : t`Network error occurred. Please try again.`,
    });
  };
};
