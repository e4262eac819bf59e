import { useForm } from 'react-hook-form';
import { showRefusal } from '../../lib/refusal.ts';
import { Button } from '../../ui/Button.tsx';
import { FormRefusal } from '../../ui/FormRefusal.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useDeleteAccount } from './use-delete-account.ts';

interface Props {
  onDeleted: () => void;
  onClose: () => void;
}

export default function DeleteAccount({ onDeleted, onClose }: Props) {
  const deleteAccount = useDeleteAccount({ onDeleted });
  const form = useForm({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ password }) => {
    const refusal = await deleteAccount(password);
    if (refusal) showRefusal(form, refusal);
  });

  return (
    <Sheet open onOpenChange={onClose} title="Delete your account?" description="This cannot be taken back.">
      <ul className="mb-4 ml-5 list-disc space-y-1.5">
        <li>Your name, email, phone, addresses, favorites and settings are erased.</li>
        <li>Past orders and reviews stay with the kitchens, without your name.</li>
        <li>You are signed out everywhere.</li>
        <li>While an order is under way the account stays: wait for it or cancel it first.</li>
      </ul>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextField
          {...form.register('password', { required: 'Password is required' })}
          label="Your password"
          type="password"
          autoComplete="current-password"
          error={errors.password?.message}
        />
        <FormRefusal message={errors.root?.message} />
        <div className="flex flex-col gap-2">
          <Button type="submit" variant="danger" fullWidth loading={isSubmitting}>
            Delete my account
          </Button>
          <Button variant="secondary" fullWidth onClick={onClose}>
            Keep my account
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
