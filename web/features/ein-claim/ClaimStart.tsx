import { t } from '@lingui/core/macro';
import { asEin } from '../../../schema/rules/ein.ts';
import { einClaimStart } from '../../../schema/rules/ein-claim.ts';
import { useRefusableForm } from '../../lib/use-refusable-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmailField } from '../../ui/forms/EmailField.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useMailClaimCode } from './use-claim-ein.ts';

export interface Claimant {
  ein: string;
  email: string;
}

interface Props {
  start: Claimant;
  onCodeMailed: (claimant: Claimant) => void;
}

/** EIN and email; a code proves the email before anything is stored. */
export function ClaimStart({ start, onCodeMailed }: Props) {
  const mailCode = useMailClaimCode();
  const { register, errors, isSubmitting, submit } = useRefusableForm({
    rule: einClaimStart,
    start,
    send: async claimant => {
      const refusal = await mailCode(claimant.email);
      if (!refusal) onCodeMailed(claimant);
      return refusal;
    },
  });
  return (
    <form onSubmit={submit} noValidate aria-label={t`Claim an EIN`} className="flex flex-col gap-4">
      <TextField
        {...register('ein')}
        written={asEin}
        label="EIN"
        inputMode="numeric"
        autoComplete="off"
        placeholder="12-3456789"
        error={errors.ein?.message}
      />
      <EmailField
        {...register('email')}
        label={t`Email`}
        autoComplete="email"
        hint={t`We send our decision to this address. Register with it afterwards.`}
        error={errors.email?.message}
      />
      <FormRefusal message={errors.root?.message} />
      <Button type="submit" fullWidth loading={isSubmitting}>
        {t`Email me a code`}
      </Button>
    </form>
  );
}
