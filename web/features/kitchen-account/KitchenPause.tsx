import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { pauseDaysLimit } from '../../../schema/constants.ts';
import { daysAfter } from '../../../schema/rules/days.ts';
import { kitchenPause } from '../../../schema/rules/kitchen-profile.ts';
import { paths } from '../../app/paths.ts';
import { type KitchenPause_kitchenFragment, useKitchenPause_kitchen } from '../../generated/graphql.ts';
import { shortDay } from '../../lib/formats/dates.ts';
import { refusalText } from '../../lib/refusal.ts';
import { useRefusableForm } from '../../lib/use-refusable-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useChangeKitchen } from './use-change-kitchen.ts';

/** Off the lists until a day, and back before it. */
export function KitchenPause({ kitchen: from }: { kitchen: FragmentType<KitchenPause_kitchenFragment> }) {
  const { pausedUntil, pauseFixedUntil, today } = useKitchenPause_kitchen(from);
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
    const refused = await resume();
    setRefusal(refused && refusalText(refused));
    setIsResuming(false);
  };
  return (
    <form onSubmit={submit} noValidate aria-label={t`Break`} className="flex flex-col gap-4">
      <p role="status">
        {pausedUntil
          ? t`Your kitchen is on a break until ${shortDay(pausedUntil)}.`
          : t`Customers don't see your kitchen during a break. Existing orders aren't affected.`}
      </p>
      {pauseFixedUntil && (
        <Notice
          tone="warn"
          action={
            <Link
              to={paths.supplierReliability()}
              className="inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4"
            >
              {t`See why`}
            </Link>
          }
        >
          {t`Our team paused new orders until ${shortDay(pauseFixedUntil)}. You can make the break longer, not shorter.`}
        </Notice>
      )}
      <TextField
        {...register('until')}
        label={t`Start cooking again on`}
        type="date"
        min={pauseFixedUntil ?? daysAfter(today, 1)}
        max={daysAfter(today, pauseDaysLimit)}
        error={errors.until?.message}
      />
      <FormRefusal message={errors.root?.message ?? refusal} />
      <div className="flex flex-col gap-2">
        <Button type="submit" variant="secondary" fullWidth loading={isSubmitting}>
          {pausedUntil ? t`Change the date` : t`Take a break`}
        </Button>
        {pausedUntil && !pauseFixedUntil && (
          <Button fullWidth loading={isResuming} onClick={() => void resumeNow()}>
            {t`End the break now`}
          </Button>
        )}
      </div>
    </form>
  );
}
