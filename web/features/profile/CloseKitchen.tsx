import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { useRefusableForm } from '../../lib/use-refusable-form.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { LeaveSheet } from './LeaveSheet.tsx';
import { useCloseKitchen } from './use-close-kitchen.ts';

const confirmation = z.object({
  kitchenName: z.string().check(z.minLength(1, /*i18n*/ "Enter your kitchen's name."), z.maxLength(200)),
});

interface Props {
  onDeleted: () => void;
  onClose: () => void;
}

/** Explains what closing a kitchen erases and what the law keeps, and asks for its name. */
export default function CloseKitchen({ onDeleted, onClose }: Props) {
  const closeKitchen = useCloseKitchen({ onDeleted });
  const { register, errors, isSubmitting, submit } = useRefusableForm({
    rule: confirmation,
    start: { kitchenName: '' },
    send: ({ kitchenName }) => closeKitchen(kitchenName),
  });

  return (
    <LeaveSheet
      title={t`Close your kitchen?`}
      consequences={[
        t`Your menu, photos, story, address, phone, email and uploaded documents are erased.`,
        t`We keep what the law requires: past orders and payouts under your kitchen's name, the agreements you signed, your EIN (encrypted), and which documents were accepted.`,
        t`Customers keep their receipts and reviews. You're signed out everywhere.`,
        t`You can't close your kitchen while an order is in progress or money is outstanding. Pause it to stop new orders.`,
      ]}
      leave={t`Close my kitchen`}
      stay={t`Keep my kitchen`}
      isSubmitting={isSubmitting}
      refusal={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        {...register('kitchenName')}
        label={t`Your kitchen's name`}
        autoComplete="off"
        error={errors.kitchenName?.message}
      />
    </LeaveSheet>
  );
}
