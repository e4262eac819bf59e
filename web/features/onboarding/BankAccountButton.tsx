import { t } from '@lingui/core/macro';
import { useMarkBankAccountReadyMutation } from '../../generated/graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useOutcomeToast } from './use-outcome-toast.ts';

const failed = () => ({ title: t`Update Failed`, description: t`Please try again.` });

export function BankAccountButton() {
  const [mark, { loading }] = useMarkBankAccountReadyMutation();
  const tellOutcome = useOutcomeToast();
  const press = () => tellOutcome(async () => (await mark()).data?.markBankAccountReady, failed());
  return (
    <Button variant="secondary" className="mt-3" loading={loading} onClick={() => void press()}>
      {t`Mark as Ready for Verification`}
    </Button>
  );
}
