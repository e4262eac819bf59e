import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { passwordMinimumLength } from '../../../schema/constants.ts';
import { type PasswordChangeForm, passwordChangeForm } from '../../../schema/rules/customer.ts';
import { showRefusal } from '../../lib/refusal.ts';
import { Button } from '../../ui/Button.tsx';
import { FormRefusal } from '../../ui/FormRefusal.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useChangePassword } from './use-change-password.ts';

interface Props {
  email: string;
  onChanged: (sessionId: string) => void;
  onClose: () => void;
}

export default function ChangePassword({ email, onChanged, onClose }: Props) {
  const changePassword = useChangePassword({ onChanged });
  const form = useForm<PasswordChangeForm>({
    resolver: zodResolver(passwordChangeForm),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ currentPassword, newPassword }) => {
    const refusal = await changePassword({ currentPassword, newPassword });
    if (refusal) showRefusal(form, refusal);
    else onClose();
  });

  return (
    <Sheet
      open
      onOpenChange={onClose}
      title="Change password"
      description="You stay signed in here; everywhere else you are signed out."
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        {/* Tells password managers whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <TextField
          {...form.register('currentPassword')}
          label="Current password"
          type="password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
        />
        <TextField
          {...form.register('newPassword')}
          label="New password"
          type="password"
          autoComplete="new-password"
          hint={`At least ${passwordMinimumLength} characters`}
          error={errors.newPassword?.message}
        />
        <TextField
          {...form.register('confirmPassword')}
          label="Confirm new password"
          type="password"
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
        />
        <FormRefusal message={errors.root?.message} />
        <Button type="submit" fullWidth loading={isSubmitting}>
          Change password
        </Button>
      </form>
    </Sheet>
  );
}
