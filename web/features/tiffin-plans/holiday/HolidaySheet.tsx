import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { tiffinCalendarDays } from '../../../../schema/constants.ts';
import { daysAfter } from '../../../../schema/rules/days.ts';
import { daySpan } from '../../../lib/formats/dates.ts';
import { useRefusableForm } from '../../../lib/use-refusable-form.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { useToast } from '../../../ui/feedback/Toasts.tsx';
import { FormRefusal } from '../../../ui/forms/FormRefusal.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { DaysNotSkipped } from './DaysNotSkipped.tsx';
import { type HolidayDates, holidayDates } from './holiday-dates.ts';
import { type DayNotSkipped, useSkipDays } from './use-skip-days.ts';

interface Props {
  /** In the time zone of the kitchens. */
  today: string;
  kitchenOf: (planId: string) => string;
  onClose: () => void;
}

/** Skips all meals of a holiday; what stays is listed before the sheet is closed. */
export default function HolidaySheet({ today, kitchenOf, onClose }: Props) {
  const skipDays = useSkipDays();
  const toast = useToast();
  const [notSkipped, setNotSkipped] = useState<readonly DayNotSkipped[]>([]);
  const { form, register, errors, isSubmitting, submit } = useRefusableForm<HolidayDates>({
    rule: holidayDates,
    start: { from: '', until: '' },
    send: async dates => {
      const outcome = await skipDays(dates);
      if ('refusal' in outcome) return outcome.refusal;
      if (outcome.notSkipped.length > 0) {
        setNotSkipped(outcome.notSkipped);
        return undefined;
      }
      toast({ tone: 'success', title: t`Your meals are skipped: ${daySpan(dates.from, dates.until)}` });
      onClose();
      return undefined;
    },
  });
  const from = useWatch({ control: form.control, name: 'from' });
  const lastDay = daysAfter(today, tiffinCalendarDays - 1);

  if (notSkipped.length > 0)
    return <DaysNotSkipped notSkipped={notSkipped} kitchenOf={kitchenOf} onClose={onClose} />;
  return (
    <Sheet
      onClose={onClose}
      title={t`On holiday`}
      description={t`All your tiffin plans skip the meals of these days. It's free until a meal's cut-off.`}
    >
      <form onSubmit={submit} noValidate aria-label={t`On holiday`} className="flex flex-col gap-4">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4">
          <TextField
            {...register('from')}
            label={t`First day`}
            type="date"
            min={today}
            max={lastDay}
            error={errors.from?.message}
          />
          <TextField
            {...register('until')}
            label={t`Last day`}
            type="date"
            min={from || today}
            max={lastDay}
            error={errors.until?.message}
          />
        </div>
        <FormRefusal message={errors.root?.message} />
        <Button type="submit" fullWidth loading={isSubmitting}>{t`Skip these days`}</Button>
      </form>
    </Sheet>
  );
}
