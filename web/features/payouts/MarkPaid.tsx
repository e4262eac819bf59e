import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { useMarkPayoutPaidMutation } from '../../generated/graphql.ts';
import { refusalText } from '../../lib/refusal.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';

interface Props {
  payoutId: string;
  onPaid: () => void;
}

/** An admin notes that a kitchen was paid outside of the card provider. */
export function MarkPaid({ payoutId, onPaid }: Props) {
  const [mark, { loading }] = useMarkPayoutPaidMutation();
  const [reference, setReference] = useState('');
  const [errorText, setErrorText] = useState<string>();
  const [mustConfirm, setMustConfirm] = useState(false);
  const [hasNoTransfer, setHasNoTransfer] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const answer = (await mark({ variables: { payoutId, reference, hasNoTransfer } }).catch(() => undefined))
      ?.data?.markPayoutPaid;
    if (answer?.__typename === 'Payout') return onPaid();
    setErrorText(answer ? refusalText(answer) : t`No response. Please try again.`);
    if (answer?.__typename === 'PayoutUnconfirmed') setMustConfirm(true);
  };
  return (
    <form onSubmit={event => void send(event)} className="flex flex-1 flex-wrap items-end gap-3">
      <div className="min-w-48 flex-1">
        <TextField
          label={t`Transfer reference`}
          value={reference}
          maxLength={100}
          error={errorText}
          onChange={event => setReference(event.target.value)}
        />
        {mustConfirm && (
          <Checkbox
            label={t`I checked the dashboard: there is no transfer for this payout`}
            checked={hasNoTransfer}
            onChange={event => setHasNoTransfer(event.target.checked)}
          />
        )}
      </div>
      <Button type="submit" variant="secondary" loading={loading}>
        {t`Mark as paid`}
      </Button>
    </form>
  );
}
