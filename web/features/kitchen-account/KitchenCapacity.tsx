import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { kitchenCapacity } from '../../../schema/rules/kitchen-profile.ts';
import { type KitchenCapacity_kitchenFragment, useKitchenCapacity_kitchen } from '../../generated/graphql.ts';
import { useRefusableForm } from '../../lib/use-refusable-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useChangeKitchen } from './use-change-kitchen.ts';

export function KitchenCapacity({
  kitchen: from,
}: {
  kitchen: FragmentType<KitchenCapacity_kitchenFragment>;
}) {
  const { dailyCapacity, capacity, capacityLimit } = useKitchenCapacity_kitchen(from);
  const { setCapacity } = useChangeKitchen();
  const { register, errors, isSubmitting, submit } = useRefusableForm({
    rule: kitchenCapacity(capacityLimit),
    start: { capacity },
    send: wanted => setCapacity(wanted.capacity),
  });
  return (
    <form onSubmit={submit} noValidate aria-label={t`Meals a day`} className="flex flex-col gap-4">
      <TextField
        {...register('capacity', { valueAsNumber: true })}
        label={t`Most meals in one day`}
        type="number"
        inputMode="numeric"
        min={1}
        max={capacityLimit}
        hint={t`Up to ${capacityLimit}: you registered for ${dailyCapacity} a day. Starts today. Existing orders aren't affected.`}
        error={errors.capacity?.message}
      />
      <FormRefusal message={errors.root?.message} />
      <Button type="submit" variant="secondary" fullWidth loading={isSubmitting}>
        {t`Save`}
      </Button>
    </form>
  );
}
