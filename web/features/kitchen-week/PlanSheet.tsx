import { t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { WeekdayChoice } from '../../food/WeekdayChoice.tsx';
import type { CookingWeek_weekFragment, Mealtime } from '../../generated/graphql.ts';
import { useRefusableDraftForm } from '../../lib/drafts/use-refusable-draft-form.ts';
import { mealtimeWord } from '../../lib/formats/meal-window-words.ts';
import { weekdayName } from '../../lib/formats/weekdays.ts';
import { refusalText } from '../../lib/refusal.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { DraftNotice } from '../../ui/forms/DraftNotice.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { OpenOrdersNote } from './OpenOrdersNote.tsx';
import { formField, planDraft, planDraftRule, planFacts } from './plan-draft.ts';
import { useWeekChanges } from './use-week-changes.ts';
import { mealtimeName, openOrdersFor } from './week-words.ts';

interface Props {
  week: CookingWeek_weekFragment;
  weekday: number;
  mealtime: Mealtime;
  onClose: () => void;
}

export default function PlanSheet({ week, weekday, mealtime, onClose }: Props) {
  const plan = week.plans.find(each => each.weekday === weekday && each.mealtime === mealtime);
  const { savePlan, removePlan } = useWeekChanges();
  const toast = useToast();
  const [whyNotRemoved, setWhyNotRemoved] = useState<string>();
  const rule = useMemo(() => planDraftRule(mealtime), [mealtime]);
  const { draft, form, register, errors, isSubmitting, submit } = useRefusableDraftForm({
    rule,
    draft: { key: `plan-${weekday}-${mealtime}` },
    start: planDraft(weekday, mealtime, plan, week.capacity),
    send: async draft => {
      const refusal = await savePlan({ version: week.version, ...planFacts(mealtime, draft) });
      return refusal && { ...refusal, field: formField[refusal.field ?? ''] ?? null };
    },
    onDone: () => {
      toast({ tone: 'success', title: t`Week saved` });
      onClose();
    },
  });
  const weekdays = useWatch({ control: form.control, name: 'weekdays' });

  const remove = async () => {
    const refusal = await removePlan({ version: week.version, weekdays, mealtime });
    setWhyNotRemoved(refusal && refusalText(refusal));
    if (refusal) return;
    toast({ title: t`No more ${mealtimeWord(mealtime)} on these days` });
    onClose();
  };
  return (
    <Sheet
      onClose={onClose}
      title={mealtimeName(mealtime)}
      description={t`Every ${weekdayName(weekday)}, or several days`}
    >
      <form onSubmit={submit} noValidate aria-label={mealtimeName(mealtime)} className="flex flex-col gap-4">
        <DraftNotice draft={draft} />
        <WeekdayChoice
          legend={t`On these days`}
          value={weekdays}
          onChange={days => form.setValue('weekdays', days, { shouldValidate: true })}
          error={errors.weekdays?.message}
        />
        <TextField
          {...register('plates')}
          label={t`Plates`}
          inputMode="numeric"
          autoComplete="off"
          hint={t`Your kitchen's limit is ${week.capacity} a day for all meals together.`}
          error={errors.plates?.message}
        />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4">
          <SelectField {...register('cutOffDaysBefore')} label={t`Orders close`}>
            <option value="0">{t`On the day`}</option>
            <option value="1">{t`The day before`}</option>
            <option value="2">{t`Two days before`}</option>
          </SelectField>
          <TextField {...register('cutOff')} label={t`at`} type="time" error={errors.cutOff?.message} />
          <TextField
            {...register('servedFrom')}
            label={t`Served from`}
            type="time"
            error={errors.servedFrom?.message}
          />
          <TextField
            {...register('servedUntil')}
            label={t`until`}
            type="time"
            error={errors.servedUntil?.message}
          />
        </div>
        <OpenOrdersNote orders={openOrdersFor(week, weekday, mealtime)?.orders ?? 0} />
        <FormRefusal message={errors.root?.message ?? whyNotRemoved} />
        <Button type="submit" fullWidth loading={isSubmitting}>
          {t`Save`}
        </Button>
        {plan && (
          <Button variant="ghost" fullWidth onClick={() => void remove()}>
            {t`Remove from the chosen days`}
          </Button>
        )}
      </form>
    </Sheet>
  );
}
