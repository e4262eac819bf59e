import { t } from '@lingui/core/macro';
import { useWatch } from 'react-hook-form';
import { dishDescriptionLimit } from '../../../schema/constants.ts';
import type { OwnDish_dishFragment } from '../../generated/graphql.ts';
import { useRefusableDraftForm } from '../../lib/drafts/use-refusable-draft-form.ts';
import { translate } from '../../lib/language.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { DraftNotice } from '../../ui/forms/DraftNotice.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { PhotoPicker } from '../../ui/forms/PhotoPicker.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { Switch } from '../../ui/forms/Switch.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { AllergenAnswer } from './AllergenAnswer.tsx';
import { CookedChoice } from './CookedChoice.tsx';
import { type DishDraft, dishDraftRule } from './dish-draft.ts';
import { dietWords, spiceWords } from './dish-words.ts';
import { MarkChoice } from './MarkChoice.tsx';
import { OptionsPart } from './options/OptionsPart.tsx';
import { RemovePhoto } from './RemovePhoto.tsx';
import { useSaveDish } from './use-save-dish.ts';

interface Props {
  start: DishDraft;
  before?: OwnDish_dishFragment;
  categories: readonly { id: string; name: string }[];
  onDone: () => void;
}

export function DishForm({ start, before, categories, onDone }: Props) {
  const save = useSaveDish(before);
  const { draft, form, register, errors, isSubmitting, submit } = useRefusableDraftForm({
    rule: dishDraftRule,
    draft: { key: `dish-${before?.id ?? 'new'}` },
    start,
    send: save,
    onDone,
  });
  const [allergens, marks, mealtimes, weekdays, optionGroups, isOfTheDay, isAvailable, photo, photoAlt] =
    useWatch({
      control: form.control,
      name: [
        'allergens',
        'marks',
        'mealtimes',
        'weekdays',
        'optionGroups',
        'isTiffinOfTheDay',
        'isAvailable',
        'photo',
        'photoAlt',
      ],
    });
  type Chosen =
    | 'allergens'
    | 'marks'
    | 'mealtimes'
    | 'weekdays'
    | 'optionGroups'
    | 'isTiffinOfTheDay'
    | 'isAvailable'
    | 'photo'
    | 'photoAlt';
  const set = <Name extends Chosen>(name: Name, value: DishDraft[Name]) =>
    form.setValue(name, value as never, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });

  return (
    <form onSubmit={submit} noValidate aria-label={t`Dish`} className="flex flex-col gap-4">
      <DraftNotice draft={draft}>{t`Please choose the photo again: files aren't saved.`}</DraftNotice>
      <TextField {...register('name')} label={t`Name`} autoComplete="off" error={errors.name?.message} />
      <SelectField {...register('categoryId')} label={t`Category`} error={errors.categoryId?.message}>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextArea
        {...register('description')}
        label={t`Description`}
        optional
        maxLength={dishDescriptionLimit}
        hint={t`What's in it and how it tastes`}
        error={errors.description?.message}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4">
        <TextField
          {...register('price')}
          label={t`Price in dollars`}
          inputMode="decimal"
          autoComplete="off"
          placeholder="9.50"
          error={errors.price?.message}
        />
        <TextField
          {...register('portion')}
          label={t`Portion size`}
          optional
          autoComplete="off"
          placeholder={t`12 oz, 3 pieces`}
          error={errors.portion?.message}
        />
        <TextField
          {...register('plates')}
          label={t`Plates a portion takes`}
          inputMode="numeric"
          autoComplete="off"
          hint={t`A family pot for four takes 4`}
          error={errors.plates?.message}
        />
        <TextField
          {...register('portionLimit')}
          label={t`Portions a meal`}
          optional
          inputMode="numeric"
          autoComplete="off"
          hint={t`Sold out after these`}
          error={errors.portionLimit?.message}
        />
        <SelectField {...register('diet')} label={t`Diet`} error={errors.diet?.message}>
          {Object.entries(dietWords).map(([diet, word]) => (
            <option key={diet} value={diet}>
              {translate(word)}
            </option>
          ))}
        </SelectField>
        <SelectField {...register('spiceLevel')} label={t`Spice level`} error={errors.spiceLevel?.message}>
          {spiceWords.map((word, level) => (
            <option key={word.id} value={level}>
              {translate(word)}
            </option>
          ))}
        </SelectField>
      </div>
      <PhotoPicker
        label={t`Photo`}
        hint={t`Daylight and a plain plate look best.`}
        altHint={t`Crisp dosa with two chutneys`}
        shown={before?.photo}
        removal={before && <RemovePhoto dishId={before.id} />}
        file={photo}
        alt={photoAlt}
        onChange={(file, alt) => {
          set('photo', file);
          set('photoAlt', alt);
        }}
        errors={{ photo: errors.photo?.message, alt: errors.photoAlt?.message }}
      />
      <AllergenAnswer
        value={allergens}
        onChange={value => set('allergens', value)}
        error={errors.allergens?.message}
      />
      <MarkChoice value={marks} onChange={value => set('marks', value)} error={errors.marks?.message} />
      <OptionsPart
        value={optionGroups}
        onChange={value => set('optionGroups', value)}
        isChecked={form.formState.isSubmitted}
      />
      <CookedChoice
        meals={mealtimes}
        onMeals={value => set('mealtimes', value)}
        weekdays={weekdays}
        onWeekdays={value => set('weekdays', value)}
        errors={{ mealtimes: errors.mealtimes?.message, weekdays: errors.weekdays?.message }}
      />
      <Switch
        label={t`Tiffin of the day`}
        description={t`You write what is in it for each meal, in the menu of the week. Its price, diet and marks stay, so choose all allergens that may be in it.`}
        checked={isOfTheDay}
        onChange={value => set('isTiffinOfTheDay', value)}
      />
      <Switch
        label={t`Available`}
        description={t`Hidden from customers while off.`}
        checked={isAvailable}
        onChange={value => set('isAvailable', value)}
      />
      <FormRefusal message={errors.root?.message} />
      <Button type="submit" fullWidth loading={isSubmitting}>
        {t`Save dish`}
      </Button>
    </form>
  );
}
