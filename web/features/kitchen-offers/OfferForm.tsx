import { t } from '@lingui/core/macro';
import { useWatch } from 'react-hook-form';
import { mealtimes, tiffinPromiseLimit } from '../../../schema/constants.ts';
import { daysAWeek } from '../../food/days-a-week.ts';
import { WeekdayChoice } from '../../food/WeekdayChoice.tsx';
import type { OfferableDish_dishFragment } from '../../generated/graphql.ts';
import { useRefusableDraftForm } from '../../lib/drafts/use-refusable-draft-form.ts';
import { mealtimeTitle } from '../../lib/formats/meal-window-words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { DraftNotice } from '../../ui/forms/DraftNotice.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { OfferDishes } from './OfferDishes.tsx';
import { type OfferDraft, offerableDishes, offerDraftRule, priceMistake } from './offer-draft.ts';
import { useSaveOffer } from './use-offers.ts';

interface Props {
  start: OfferDraft;
  before?: { id: string; version: number };
  menu: readonly OfferableDish_dishFragment[];
  onDone: () => void;
}

/** What a cook says of a tiffin plan that customers can start. */
export function OfferForm({ start, before, menu, onDone }: Props) {
  const save = useSaveOffer(before);
  const { draft, form, register, errors, isSubmitting, submit } = useRefusableDraftForm({
    rule: offerDraftRule,
    draft: { key: `offer-${before?.id ?? 'new'}` },
    start,
    send: async (typed: OfferDraft) =>
      typed.lines.some(line => priceMistake(line, dishOf(line.dishId)))
        ? { message: t`Please look at the prices.`, field: null }
        : save(typed),
    onDone,
  });
  const dishOf = (dishId: string) => menu.find(({ id }) => id === dishId);
  const [mealtime, weekdays, lines] = useWatch({
    control: form.control,
    name: ['mealtime', 'weekdays', 'lines'],
  });
  const set = <Name extends 'weekdays' | 'lines'>(name: Name, value: OfferDraft[Name]) =>
    form.setValue(name, value as never, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });

  return (
    <form onSubmit={submit} noValidate aria-label={t`Tiffin plan`} className="flex flex-col gap-4">
      <DraftNotice draft={draft} />
      <TextField
        {...register('name')}
        label={t`Name`}
        autoComplete="off"
        placeholder={t`Light lunch`}
        error={errors.name?.message}
      />
      <TextArea
        {...register('promise')}
        label={t`Your promise`}
        optional
        maxLength={tiffinPromiseLimit}
        hint={t`What customers can count on in every meal, such as mild spice or no nuts`}
        error={errors.promise?.message}
      />
      <SelectField {...register('mealtime')} label={t`Meal`} error={errors.mealtime?.message}>
        {mealtimes.map(meal => (
          <option key={meal} value={meal}>
            {mealtimeTitle(meal)}
          </option>
        ))}
      </SelectField>
      <WeekdayChoice
        legend={t`Days to choose from`}
        value={weekdays}
        onChange={value => set('weekdays', value)}
        error={errors.weekdays?.message}
      />
      <SelectField
        {...register('leastDays')}
        label={t`At least`}
        hint={t`Everyone can try a single day first, once.`}
        error={errors.leastDays?.message}
      >
        {[1, 2, 3, 4, 5, 6, 7].map(days => (
          <option key={days} value={days}>
            {daysAWeek(days)}
          </option>
        ))}
      </SelectField>
      <TextField
        {...register('spots')}
        label={t`Most people on one day`}
        optional
        inputMode="numeric"
        autoComplete="off"
        hint={t`Once it is full, customers can wait for a spot. Running plans keep theirs.`}
        error={errors.spots?.message}
      />
      <OfferDishes
        value={lines}
        onChange={value => set('lines', value)}
        menu={menu}
        offerable={offerableDishes(menu, { mealtime, weekdays })}
        isChecked={form.formState.isSubmitted}
        error={errors.lines?.message}
      />
      <FormRefusal message={errors.root?.message} />
      <Button type="submit" fullWidth loading={isSubmitting}>
        {t`Save plan`}
      </Button>
    </form>
  );
}
