import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { asEin } from '../../../schema/rules/ein.ts';
import { type SupplierSignIn, supplierSignInForm } from '../../../schema/rules/supplier-sign-in.ts';
import { email as emailRule } from '../../../schema/rules/text.ts';
import { paths } from '../../app/paths.ts';
import type { SecondFactorNeededFragment } from '../../generated/graphql.ts';
import { sentenceText } from '../../lib/sentence-text.ts';
import { useRefusableForm } from '../../lib/use-refusable-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { EmailField } from '../../ui/forms/EmailField.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { type Access, type SentCode, useSignInSupplier } from './use-sign-in-supplier.ts';

interface Props {
  start: SupplierSignIn;
  onSignedIn: (access: Access) => void;
  onSecondFactor: (needed: SecondFactorNeededFragment) => void;
  onCodeSent: (sent: SentCode, credentials: SupplierSignIn) => void;
  /** Signing in by the mailbox alone. */
  onCodeWanted: (credentials: SupplierSignIn) => void;
}

export function SupplierSignInForm({ start, onSignedIn, onSecondFactor, onCodeSent, onCodeWanted }: Props) {
  const [newSupplier, setNewSupplier] = useState<string>();
  const signIn = useSignInSupplier({
    onSignedIn,
    onSecondFactor,
    onCodeSent: sent => onCodeSent(sent, form.getValues()),
    onNewSupplier: setNewSupplier,
  });
  const { form, register, errors, isSubmitting, submit } = useRefusableForm({
    rule: supplierSignInForm,
    start,
    send: credentials => {
      setNewSupplier(undefined);
      return signIn(credentials);
    },
  });
  const wantCode = () => {
    const email = emailRule.safeParse(form.getValues('email'));
    if (email.success) onCodeWanted({ ...form.getValues(), email: email.data });
    else form.setError('email', { message: email.error.issues[0]!.message }, { shouldFocus: true });
  };
  const emailCode = (
    <Button variant="ghost" onClick={wantCode} className="underline underline-offset-4">
      {t`Email me a code`}
    </Button>
  );

  return (
    <form onSubmit={submit} noValidate aria-label={t`Sign in`} className="flex flex-col gap-4">
      <TextField
        {...register('ein')}
        written={asEin}
        label="EIN"
        inputMode="numeric"
        autoComplete="off"
        placeholder="12-3456789"
        hint={t`The number your kitchen registered with. The dash is added for you.`}
        error={errors.ein?.message}
      />
      <EmailField
        {...register('email')}
        label={t`Email`}
        autoComplete="username"
        error={errors.email?.message}
      />
      <FormRefusal message={errors.root?.message} action={emailCode} />
      <div role="alert" className="empty:hidden">
        {newSupplier && (
          <Notice
            tone="info"
            action={<ButtonLink to={paths.supplierRegistration()}>{t`Register your kitchen`}</ButtonLink>}
          >
            <strong className="block">{t`New Supplier`}</strong>
            {sentenceText(newSupplier)}
          </Notice>
        )}
      </div>
      <Button type="submit" fullWidth loading={isSubmitting}>
        {t`Sign In`}
      </Button>
      {!errors.root && emailCode}
      <p className="text-center text-small text-muted">
        {t`Kitchens have no password to forget: a code from your email always lets you in.`}
      </p>
    </form>
  );
}
