import { t } from '@lingui/core/macro';
import { passwordChangeForm } from '../../../schema/rules/customer.ts';
import { useRefusableForm } from '../../lib/use-refusable-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { NewPasswordField } from '../../ui/forms/NewPasswordField.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { useChangePassword } from './use-change-password.ts';

interface Props {
  email: string;
  /** Fewest characters of the new password. */
  minimum: number;
  onChanged: (sessionId: string) => void;
  onClose: () => void;
}

export default function ChangePassword({ email, minimum, onChanged, onClose }: Props) {
  const changePassword = useChangePassword({ onChanged });
  const { register, errors, isSubmitting, submit } = useRefusableForm({
    rule: passwordChangeForm,
    start: { currentPassword: '', newPassword: '', confirmPassword: '' },
    send: ({ confirmPassword: _, ...change }) => changePassword(change),
    onDone: onClose,
  });

  return (
    <Sheet
      onClose={onClose}
      title={t`Change password`}
      description={t`You stay signed in here and are signed out everywhere else. Passwords you typed aren't saved if you close this.`}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        {/* Tells password managers whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          {...register('currentPassword')}
          label={t`Current password`}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
        />
        <NewPasswordField
          {...register('newPassword')}
          label={t`New password`}
          hint={t`At least ${minimum} characters`}
          error={errors.newPassword?.message}
        />
        <PasswordField
          {...register('confirmPassword')}
          label={t`Confirm new password`}
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
        />
        <FormRefusal message={errors.root?.message} />
        <Button type="submit" fullWidth loading={isSubmitting}>{t`Change password`}</Button>
      </form>
    </Sheet>
  );
}
