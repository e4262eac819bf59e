import { t } from '@lingui/core/macro';
import { passwordProof } from '../../../schema/rules/customer.ts';
import { useRefusableForm } from '../../lib/use-refusable-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
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
    <Sheet onClose={onClose} title={t`Delete your account?`} description={t`You can't undo this.`}>
      <ul className="mb-4 ml-5 list-disc space-y-1.5">
        <li>{t`Your name, email, phone, addresses, favorites and settings are erased.`}</li>
        <li>{t`Kitchens keep your past orders and reviews, without your name.`}</li>
        <li>{t`You're signed out everywhere.`}</li>
        <li>{t`You can't delete your account while an order is in progress. Wait for it or cancel it first.`}</li>
      </ul>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <PasswordField
          {...register('password')}
          label={t`Your password`}
          autoComplete="current-password"
          error={errors.password?.message}
        />
        <FormRefusal message={errors.root?.message} />
        <div className="flex flex-col gap-2">
          <Button
            type="submit"
            variant="danger"
            fullWidth
            loading={isSubmitting}
          >{t`Delete my account`}</Button>
          <Button variant="secondary" fullWidth onClick={onClose}>{t`Keep my account`}</Button>
        </div>
      </form>
    </Sheet>
  );
}
