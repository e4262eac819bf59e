import { staffPasswordMinimumLength } from '../../../schema/constants.ts';
import { staffJoiningForm } from '../../../schema/rules/staff.ts';
import type { NewSessionFragment } from '../../generated/graphql.ts';
import { useRefusableForm } from '../../lib/use-refusable-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useJoinStaff } from './use-join-staff.ts';

interface Props {
  token: string;
  email: string;
  onJoined: (session: NewSessionFragment) => void;
}

export function JoinStaffForm({ token, email, onJoined }: Props) {
  const join = useJoinStaff(token, onJoined);
  const { register, errors, isSubmitting, submit } = useRefusableForm({
    rule: staffJoiningForm,
    start: { name: '', password: '', confirmPassword: '' },
    send: ({ confirmPassword: _, ...joining }) => join(joining),
  });
  return (
    <form onSubmit={submit} noValidate aria-label="Join the team" className="flex flex-col gap-4">
      {/* Tells password managers whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <TextField {...register('name')} label="Full name" autoComplete="name" error={errors.name?.message} />
      <PasswordField
        {...register('password')}
        label="Password"
        autoComplete="new-password"
        hint={`At least ${staffPasswordMinimumLength} characters`}
        error={errors.password?.message}
      />
      <PasswordField
        {...register('confirmPassword')}
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
      />
      <FormRefusal message={errors.root?.message} />
      <Button type="submit" fullWidth loading={isSubmitting}>
        Join the team
      </Button>
    </form>
  );
}
