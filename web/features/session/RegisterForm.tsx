import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { passwordMinimumLength } from '../../../schema/constants.ts';
import { type CustomerRegistrationForm, customerRegistrationForm } from '../../../schema/rules/customer.ts';
import { showRefusal } from '../../lib/refusal.ts';
import { Button } from '../../ui/Button.tsx';
import { FormRefusal } from '../../ui/FormRefusal.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useRegister } from './use-register.ts';

export function RegisterForm({ onRegistered }: { onRegistered: () => void }) {
  const register = useRegister();
  const form = useForm<CustomerRegistrationForm>({
    resolver: zodResolver(customerRegistrationForm),
    defaultValues: { name: '', email: '', phone: '', password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ name, email, phone, password }) => {
    const refusal = await register({ name, email, phone, password });
    if (refusal) showRefusal(form, refusal);
    else onRegistered();
  });

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <TextField
        {...form.register('name')}
        label="Full name"
        autoComplete="name"
        error={errors.name?.message}
      />
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
        {...form.register('phone')}
        label="Phone"
        type="tel"
        autoComplete="tel"
        hint="For the cook, in case something about your order is unclear"
        error={errors.phone?.message}
      />
      <TextField
        {...form.register('password')}
        label="Password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${passwordMinimumLength} characters`}
        error={errors.password?.message}
      />
      <TextField
        {...form.register('confirmPassword')}
        label="Confirm password"
        type="password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
      />
      <FormRefusal message={errors.root?.message} />
      <Button type="submit" fullWidth loading={isSubmitting}>
        Create Account
      </Button>
    </form>
  );
}
