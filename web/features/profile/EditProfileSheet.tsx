import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type Profile, profile } from '../../../schema/rules/customer.ts';
import { showRefusal } from '../../lib/refusal.ts';
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
  const form = useForm<Profile>({
    resolver: zodResolver(profile),
    defaultValues: { name: user.name, phone: user.phone ?? '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async values => {
    const refusal = await update(values);
    if (refusal) showRefusal(form, refusal);
    else onClose();
  });

  return (
    <Sheet open onOpenChange={onClose} title="Edit profile">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextField
          {...form.register('name')}
          label="Full name"
          autoComplete="name"
          error={errors.name?.message}
        />
        <TextField
          {...form.register('phone')}
          label="Phone"
          type="tel"
          autoComplete="tel"
          hint="For the cook, in case something about your order is unclear"
          error={errors.phone?.message}
        />
        <FormRefusal message={errors.root?.message} />
        <Button type="submit" fullWidth loading={isSubmitting}>
          Save
        </Button>
      </form>
    </Sheet>
  );
}
