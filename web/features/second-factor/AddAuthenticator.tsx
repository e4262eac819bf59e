import { t } from '@lingui/core/macro';
import { authenticatorCodeForm } from '../../../schema/rules/second-factor.ts';
import { refusalText } from '../../lib/refusal.ts';
import { useRefusableForm } from '../../lib/use-refusable-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { CodeField } from '../../ui/forms/CodeField.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { AuthenticatorSecret } from './AuthenticatorSecret.tsx';
import { useAddAuthenticator } from './use-add-authenticator.ts';

interface Props {
  /** With the recovery codes that come with the first second factor. */
  onAdded: (recoveryCodes: readonly string[] | null) => void;
  onClose: () => void | Promise<void>;
}

export default function AddAuthenticator({ onAdded, onClose }: Props) {
  const { started, refusal, confirm } = useAddAuthenticator(async codes => {
    await onClose();
    onAdded(codes);
  });
  const { register, errors, isSubmitting, submit } = useRefusableForm({
    rule: authenticatorCodeForm,
    start: { code: '' },
    send: ({ code }) => confirm(code),
  });
  return (
    <Sheet
      onClose={onClose}
      title={t`Add an authenticator app`}
      description={t`Scan the picture with an app such as Google Authenticator, 1Password or Aegis, then enter the code that it shows.`}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        {started ? <AuthenticatorSecret {...started} /> : !refusal && <Skeleton className="h-64" />}
        <CodeField
          {...register('code')}
          label={t`Code from your authenticator app`}
          inputMode="numeric"
          error={errors.code?.message}
        />
        <FormRefusal message={errors.root?.message ?? (refusal && refusalText(refusal))} />
        <Button type="submit" fullWidth loading={isSubmitting}>{t`Add the app`}</Button>
      </form>
    </Sheet>
  );
}
