import { t } from '@lingui/core/macro';
import { passwordProof } from '../../../schema/rules/customer.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { useRefusableForm } from '../../lib/use-refusable-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import type { Proof } from './use-proof.ts';

interface Props {
  email: string;
  prove: (proof: Proof) => Promise<Refusal | undefined>;
}

export function ProofByPassword({ email, prove }: Props) {
  const { register, errors, isSubmitting, submit } = useRefusableForm({
    rule: passwordProof,
    start: { password: '' },
    send: ({ password }) => prove({ password }),
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        {...register('password')}
        autoFocus
        label={t`Password`}
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <FormRefusal message={errors.root?.message} />
      <Button type="submit" fullWidth loading={isSubmitting}>{t`Confirm`}</Button>
    </form>
  );
}
