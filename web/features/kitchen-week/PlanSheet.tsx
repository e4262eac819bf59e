import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { CookingWeek_weekFragment, Mealtime } from '../../generated/graphql.ts';
import { useRefusableDraftForm } from '../../lib/drafts/use-refusable-draft-form.ts';
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
import { WeekdayChoice } from './WeekdayChoice.tsx';
import { mealtimeNames, openOrdersFor, weekdayNames } from './week-words.ts';

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
      toast({ tone: 'success', title: 'Week saved' });
      onClose();
    },
  });
  const weekdays = useWatch({ control: form.control, name: 'weekdays' });

  const remove = async () => {
    const refusal = await removePlan({ version: week.version, weekdays, mealtime });
    setWhyNotRemoved(refusal?.message);
    if (refusal) return;
    toast({ title: `No more ${mealtimeNames[mealtime].toLowerCase()} on these days` });
    onClose();
  };
  return (
    <Sheet
      onClose={onClose}
      title={mealtimeNames[mealtime]}
      description={`Every ${weekdayNames[weekday]}, or several days`}
    >
      <form onSubmit={submit} noValidate aria-label={mealtimeNames[mealtime]} className="flex flex-col gap-4">
        <DraftNotice draft={draft} />
        <WeekdayChoice
          value={weekdays}
          onChange={days => form.setValue('weekdays', days, { shouldValidate: true })}
          error={errors.weekdays?.message}
        />
        <TextField
          {...register('plates')}
          label="Plates"
          inputMode="numeric"
          autoComplete="off"
          hint={`Your kitchen's limit is ${week.capacity} a day for all meals together.`}
          error={errors.plates?.message}
        />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4">
          <SelectField {...register('cutOffDaysBefore')} label="Orders close">
            <option value="0">On the day</option>
            <option value="1">The day before</option>
            <option value="2">Two days before</option>
          </SelectField>
          <TextField {...register('cutOff')} label="at" type="time" error={errors.cutOff?.message} />
          <TextField
            {...register('servedFrom')}
            label="Served from"
            type="time"
            error={errors.servedFrom?.message}
          />
          <TextField
            {...register('servedUntil')}
            label="until"
            type="time"
            error={errors.servedUntil?.message}
          />
        </div>
        <OpenOrdersNote orders={openOrdersFor(week, weekday, mealtime)?.orders ?? 0} />
        <FormRefusal message={errors.root?.message ?? whyNotRemoved} />
        <Button type="submit" fullWidth loading={isSubmitting}>
          Save
        </Button>
        {plan && (
          <Button variant="ghost" fullWidth onClick={() => void remove()}>
            Remove from the chosen days
          </Button>
        )}
      </form>
    </Sheet>
  );
}
