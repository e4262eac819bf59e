import { t } from '@lingui/core/macro';
import { passkeyNameForm, passkeyNameLength } from '../../../schema/rules/second-factor.ts';
import { useRenamePasskeyMutation } from '../../generated/graphql.ts';
import { failureText } from '../../lib/failure-text.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { useRefusableForm } from '../../lib/use-refusable-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';

interface Props {
  passkey: { id: string; name: string };
  onClose: () => void;
}

export default function RenamePasskey({ passkey, onClose }: Props) {
  const [renamePasskey] = useRenamePasskeyMutation();
  const send = async ({ name }: { name: string }): Promise<Refusal | undefined> => {
    const failed = { message: t`The name was not changed. Please try again.`, field: null };
    try {
      const input = { passkeyId: passkey.id, name };
      const answer = (await renamePasskey({ variables: { input } })).data?.renamePasskey;
      return answer?.__typename === 'Passkey' ? undefined : (answer ?? failed);
    } catch (error) {
      return { ...failed, message: failureText(error, failed.message) };
    }
  };
  const { register, errors, isSubmitting, submit } = useRefusableForm({
    rule: passkeyNameForm,
    start: { name: passkey.name },
    send,
    onDone: onClose,
  });
  return (
    <Sheet onClose={onClose} title={t`Rename the passkey`}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextField
          {...register('name')}
          label={t`Name`}
          maxLength={passkeyNameLength}
          autoComplete="off"
          error={errors.name?.message}
        />
        <FormRefusal message={errors.root?.message} />
        <Button type="submit" fullWidth loading={isSubmitting}>{t`Save`}</Button>
      </form>
    </Sheet>
  );
}
