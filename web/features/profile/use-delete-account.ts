import { t } from '@lingui/core/macro';
import { useDeleteMyAccountMutation } from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

/** Deletes the account permanently, or returns why not. */
export const useDeleteAccount = ({ onDeleted }: { onDeleted: () => void }) => {
  const toast = useToast();
  const [deleteMyAccount] = useDeleteMyAccountMutation();

  return async (password: string): Promise<Refusal | undefined> => {
    try {
      const answer = (await deleteMyAccount({ variables: { password } })).data?.deleteMyAccount;
      if (answer?.__typename !== 'AccountDeleted')
        return answer ?? { message: t`Your account wasn't deleted.`, field: null };
      onDeleted();
      toast({ title: t`Account deleted`, description: t`Thanks for ordering with us.` });
    } catch (error) {
      return { message: failureText(error, t`Your account wasn't deleted.`), field: null };
    }
  };
};
