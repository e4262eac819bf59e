import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { useWithdrawOffer } from './use-offers.ts';

interface Props {
  offer: { id: string; name: string };
  onWithdrawn: () => void;
}

/** Asks once more, because a withdrawn offer does not come back. */
export function WithdrawOffer({ offer, onWithdrawn }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const { withdrawOffer, isWithdrawing } = useWithdrawOffer(offer);
  const withdraw = async () => {
    if (await withdrawOffer()) onWithdrawn();
  };
  return (
    <div className="mt-4 border-t border-border pt-4">
      {isAsking ? (
        <div role="alert">
          <p className="mb-3">
            {t`Withdraw ${offer.name}? Plans that customers have go on, at the prices of your menu once they were notified.`}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button variant="danger" loading={isWithdrawing} onClick={() => void withdraw()}>
              {t`Withdraw`}
            </Button>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              {t`Keep it`}
            </Button>
          </div>
        </div>
      ) : (
        <Button variant="ghost" fullWidth onClick={() => setIsAsking(true)}>
          {t`Withdraw this plan`}
        </Button>
      )}
    </div>
  );
}
