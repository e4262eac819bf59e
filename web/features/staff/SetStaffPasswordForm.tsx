import { staffPasswordMinimumLength } from '../../../schema/constants.ts';
import { staffNewPassword } from '../../../schema/rules/staff.ts';
import { useRefusableForm } from '../../lib/use-refusable-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { NewPasswordField } from '../../ui/forms/NewPasswordField.tsx';
import { type SetPasswordOutcomes, useSetStaffPassword } from './use-set-staff-password.ts';

interface Props extends SetPasswordOutcomes {
  token: string;
  email: string;
}

export function SetStaffPasswordForm({ token, email, ...outcomes }: Props) {
  const setPassword = useSetStaffPassword(token, outcomes);
  const { register, errors, isSubmitting, submit } = useRefusableForm({
    rule: staffNewPassword,
    start: { newPassword: '' },
    send: setPassword,
  });
  return (
    <form onSubmit={submit} noValidate aria-label="Set a new password" className="flex flex-col gap-4">
      {/* Tells password managers whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <NewPasswordField
        {...register('newPassword')}
        label="New password"
        hint={`At least ${staffPasswordMinimumLength} characters. You'll be signed out on all other devices.`}
        error={errors.newPassword?.message}
      />
      <FormRefusal message={errors.root?.message} />
      <Button type="submit" fullWidth loading={isSubmitting}>
        Set new password
      </Button>
    </form>
  );
}
