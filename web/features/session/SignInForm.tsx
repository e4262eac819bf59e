import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type CustomerSignIn, customerSignIn } from '../../../schema/rules/customer.ts';
import { showRefusal } from '../../lib/refusal.ts';
import { Button } from '../../ui/Button.tsx';
import { FormRefusal } from '../../ui/FormRefusal.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useSignIn } from './use-sign-in.ts';

export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const signIn = useSignIn();
  const form = useForm<CustomerSignIn>({
    resolver: zodResolver(customerSignIn),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async values => {
    const refusal = await signIn(values);
    if (refusal) showRefusal(form, refusal);
    else onSignedIn();
  });

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <TextField
        {...form.register('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
      />
      <TextField
        {...form.register('password')}
        label="Password"
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <FormRefusal message={errors.root?.message} />
      <Button type="submit" fullWidth loading={isSubmitting}>
        Sign In
      </Button>
    </form>
  );
}
