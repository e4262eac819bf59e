import { t } from '@lingui/core/macro';
import { SecondFactorDocument, useCreateRecoveryCodesMutation } from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import { refusalText } from '../../lib/refusal.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';

/** Creates new recovery codes and hands them over to be shown. */
export const useRecoveryCodes = (onCreated: (codes: readonly string[]) => void) => {
  const [create, { loading }] = useCreateRecoveryCodesMutation({ refetchQueries: [SecondFactorDocument] });
  const toast = useToast();
  const createCodes = async () => {
    const failed = t`No codes were created. Please try again.`;
    try {
      const answer = (await create()).data?.createRecoveryCodes;
      if (answer?.__typename === 'RecoveryCodesCreated') onCreated(answer.recoveryCodes);
      else toast({ tone: 'danger', title: answer ? refusalText(answer) : failed });
    } catch (error) {
      toast({ tone: 'danger', title: failureText(error, failed) });
    }
  };
  return { createCodes, isCreating: loading };
};
