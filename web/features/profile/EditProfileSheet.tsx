import { t } from '@lingui/core/macro';
import { profile } from '../../../schema/rules/customer.ts';
import { useRefusableForm } from '../../lib/use-refusable-form.ts';
import { Button } from '../../ui/Button.tsx';
import { FormRefusal } from '../../ui/FormRefusal.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { type Person, useUpdateProfile } from './use-update-profile.ts';

interface Props {
  user: { name: string; phone: string | null };
  onSaved: (person: Person) => void;
  onClose: () => void;
}

export default function EditProfileSheet({ user, onSaved, onClose }: Props) {
  const update = useUpdateProfile({ onSaved });
  const { register, errors, isSubmitting, submit } = useRefusableForm({
    rule: profile,
    start: { name: user.name, phone: user.phone ?? '' },
    send: update,
    onDone: onClose,
  });

  return (
    <Sheet open onOpenChange={onClose} title={t`Edit profile`}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextField
          {...register('name')}
          label={t`Full name`}
          autoComplete="name"
          error={errors.name?.message}
        />
        <TextField
          {...register('phone')}
          label={t`Phone`}
          type="tel"
          autoComplete="tel"
          hint={t`For the cook, in case something about your order is unclear`}
          error={errors.phone?.message}
        />
        <FormRefusal message={errors.root?.message} />
        <Button type="submit" fullWidth loading={isSubmitting}>{t`Save`}</Button>
      </form>
    </Sheet>
  );
}
