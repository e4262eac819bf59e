import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { pauseDaysLimit } from '../../../schema/constants.ts';
import { kitchenPause } from '../../../schema/rules/kitchen-profile.ts';
import { type KitchenPause_kitchenFragment, useKitchenPause_kitchen } from '../../generated/graphql.ts';
import { daysAfter, shortDay } from '../../lib/formats/dates.ts';
import { useRefusableForm } from '../../lib/use-refusable-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useChangeKitchen } from './use-change-kitchen.ts';

/** Off the lists until a day, and back before it. */
export function KitchenPause({ kitchen: from }: { kitchen: FragmentType<KitchenPause_kitchenFragment> }) {
  const { pausedUntil, today } = useKitchenPause_kitchen(from);
  const { pause, resume } = useChangeKitchen();
  const [refusal, setRefusal] = useState<string>();
  const [isResuming, setIsResuming] = useState(false);
  const { register, errors, isSubmitting, submit } = useRefusableForm({
    rule: kitchenPause,
    start: { until: pausedUntil ?? '' },
    send: ({ until }) => pause(until),
  });
  const resumeNow = async () => {
    setIsResuming(true);
    setRefusal((await resume())?.message);
    setIsResuming(false);
  };
  return (
    <form onSubmit={submit} noValidate aria-label="Break" className="flex flex-col gap-4">
      <p role="status">
        {pausedUntil
          ? `Your kitchen is on a break until ${shortDay(pausedUntil)}.`
          : "Customers don't see your kitchen during a break. Existing orders aren't affected."}
      </p>
      <TextField
        {...register('until')}
        label="Start cooking again on"
        type="date"
        min={daysAfter(today, 1)}
        max={daysAfter(today, pauseDaysLimit)}
        error={errors.until?.message}
      />
      <FormRefusal message={errors.root?.message ?? refusal} />
      <div className="flex flex-col gap-2">
        <Button type="submit" variant="secondary" fullWidth loading={isSubmitting}>
          {pausedUntil ? 'Change the date' : 'Take a break'}
        </Button>
        {pausedUntil && (
          <Button fullWidth loading={isResuming} onClick={() => void resumeNow()}>
            End the break now
          </Button>
        )}
      </div>
    </form>
  );
}
