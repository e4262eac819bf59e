import { t } from '@lingui/core/macro';
import { passkeyNameForm, passkeyNameLength } from '../../../schema/rules/second-factor.ts';
import { useRefusableForm } from '../../lib/use-refusable-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { useAddPasskey } from './use-add-passkey.ts';

interface Props {
  /** With the recovery codes that come with the first second factor. */
  onAdded: (recoveryCodes: readonly string[] | null) => void;
  onClose: () => void | Promise<void>;
}

export default function AddPasskey({ onAdded, onClose }: Props) {
  const add = useAddPasskey(async codes => {
    await onClose();
    onAdded(codes);
  });
  const { register, errors, isSubmitting, submit } = useRefusableForm({
    rule: passkeyNameForm,
    start: { name: '' },
    send: ({ name }) => add(name),
  });
  return (
    <Sheet
      onClose={onClose}
      title={t`Add a passkey`}
      description={t`Your device asks for your fingerprint, face or screen lock, and keeps the passkey for you.`}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextField
          {...register('name')}
          label={t`Name`}
          hint={t`How you recognize it, such as "My phone".`}
          maxLength={passkeyNameLength}
          autoComplete="off"
          error={errors.name?.message}
        />
        <FormRefusal message={errors.root?.message} />
        <Button type="submit" fullWidth loading={isSubmitting}>{t`Continue`}</Button>
      </form>
    </Sheet>
  );
}
