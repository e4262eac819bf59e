import { t } from '@lingui/core/macro';
import { profile } from '../../../schema/rules/customer.ts';
import { useRefusableDraftForm } from '../../lib/drafts/use-refusable-draft-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { DraftNotice } from '../../ui/forms/DraftNotice.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { type Person, useUpdateProfile } from './use-update-profile.ts';

interface Props {
  user: { name: string; phone: string | null };
  onSaved: (person: Person) => void;
  onClose: () => void;
}

export default function EditProfileSheet({ user, onSaved, onClose }: Props) {
  const update = useUpdateProfile({ onSaved });
  const { draft, register, errors, isSubmitting, submit } = useRefusableDraftForm({
    rule: profile,
    draft: { key: 'profile' },
    start: { name: user.name, phone: user.phone ?? '' },
    send: update,
    onDone: onClose,
  });

  return (
    <Sheet onClose={onClose} title={t`Edit profile`}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <DraftNotice draft={draft} />
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
          hint={t`So the cook can reach you about your order`}
          error={errors.phone?.message}
        />
        <FormRefusal message={errors.root?.message} />
        <Button type="submit" fullWidth loading={isSubmitting}>{t`Save`}</Button>
      </form>
    </Sheet>
  );
}
