import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useOpenPayoutAccountMutation } from '../../generated/graphql.ts';
import { refusalText } from '../../lib/refusal.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';

/** Whether payouts go to the bank automatically, and how to set it up. `null` before setup. */
export function PayoutAccount({ isReady }: { isReady: boolean | null }) {
  const [open, { loading }] = useOpenPayoutAccountMutation();
  const [error, setError] = useState<string>();
  const goOn = async () => {
    const returnTo = window.location.href;
    const answer = (await open({ variables: { returnTo } }).catch(() => undefined))?.data?.openPayoutAccount;
    if (answer?.__typename === 'PayoutAccountLink') window.location.assign(answer.url);
    else setError(answer ? refusalText(answer) : t`No response. Please try again.`);
  };
  if (isReady) return <Notice tone="leaf">{t`Payouts go to your bank account automatically.`}</Notice>;
  return (
    <Notice
      tone="info"
      action={
        <Button variant="secondary" loading={loading} onClick={() => void goOn()}>
          {isReady === null ? t`Connect my bank account` : t`Continue connecting`}
        </Button>
      }
    >
      <p>{t`Connect your bank account with our payment provider to get payouts automatically.`}</p>
      <p role="alert" className="text-danger empty:hidden">
        {error}
      </p>
    </Notice>
  );
}
