import { t } from '@lingui/core/macro';
import { passwordProof } from '../../../schema/rules/customer.ts';
import { useRefusableForm } from '../../lib/use-refusable-form.ts';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import { LeaveSheet } from './LeaveSheet.tsx';
import { useDeleteAccount } from './use-delete-account.ts';

interface Props {
  onDeleted: () => void;
  onClose: () => void;
}

export default function DeleteAccount({ onDeleted, onClose }: Props) {
  const deleteAccount = useDeleteAccount({ onDeleted });
  const { register, errors, isSubmitting, submit } = useRefusableForm({
    rule: passwordProof,
    start: { password: '' },
    send: ({ password }) => deleteAccount(password),
  });

  return (
    <LeaveSheet
      title={t`Delete your account?`}
      consequences={[
        t`Your name, email, phone, addresses, favorites and settings are erased.`,
        t`Kitchens keep your past orders and reviews, without your name.`,
        t`You're signed out everywhere.`,
        t`You can't delete your account while an order is in progress. Wait for it or cancel it first.`,
      ]}
      leave={t`Delete my account`}
      stay={t`Keep my account`}
      isSubmitting={isSubmitting}
      refusal={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <PasswordField
        {...register('password')}
        label={t`Your password`}
        autoComplete="current-password"
        error={errors.password?.message}
      />
    </LeaveSheet>
  );
}
