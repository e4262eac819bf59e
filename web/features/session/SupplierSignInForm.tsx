import { useState } from 'react';
import { asEin } from '../../../schema/rules/ein.ts';
import { type SupplierSignIn, supplierSignInForm } from '../../../schema/rules/supplier-sign-in.ts';
import { paths } from '../../app/paths.ts';
import { useRefusableForm } from '../../lib/use-refusable-form.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmailField } from '../../ui/EmailField.tsx';
import { FormRefusal } from '../../ui/FormRefusal.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { type Access, type SentCode, useSignInSupplier } from './use-sign-in-supplier.ts';

interface Props {
  start: SupplierSignIn;
  onSignedIn: (access: Access) => void;
  onCodeSent: (sent: SentCode, credentials: SupplierSignIn) => void;
}

export function SupplierSignInForm({ start, onSignedIn, onCodeSent }: Props) {
  const [newSupplier, setNewSupplier] = useState<string>();
  const signIn = useSignInSupplier({
    onSignedIn,
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

  return (
    <form onSubmit={submit} noValidate aria-label="Sign in" className="flex flex-col gap-4">
      <TextField
        {...register('ein')}
        written={asEin}
        label="EIN"
        inputMode="numeric"
        autoComplete="off"
        placeholder="12-3456789"
        hint="The number your kitchen registered with; the dash comes by itself."
        error={errors.ein?.message}
      />
      <EmailField
        {...register('email')}
        label="Email"
        autoComplete="username"
        error={errors.email?.message}
      />
      <FormRefusal message={errors.root?.message} />
      <div role="alert" className="empty:hidden">
        {newSupplier && (
          <Notice
            tone="info"
            action={<ButtonLink to={paths.supplierRegistration()}>Register your kitchen</ButtonLink>}
          >
            <strong className="block">New Supplier</strong>
            {newSupplier}
          </Notice>
        )}
      </div>
      <Button type="submit" fullWidth loading={isSubmitting}>
        Sign In
      </Button>
    </form>
  );
}
