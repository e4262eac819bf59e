import { useWatch } from 'react-hook-form';
import { dishDescriptionLimit } from '../../../schema/constants.ts';
import type { OwnDish_dishFragment } from '../../generated/graphql.ts';
import { useRefusableDraftForm } from '../../lib/drafts/use-refusable-draft-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { DraftNotice } from '../../ui/forms/DraftNotice.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { Switch } from '../../ui/forms/Switch.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { AllergenAnswer } from './AllergenAnswer.tsx';
import { type DishDraft, dishDraftRule } from './dish-draft.ts';
import { dietWords, spiceWords } from './dish-words.ts';
import { MarkChoice } from './MarkChoice.tsx';
import { PhotoPicker } from './PhotoPicker.tsx';
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
  const [allergens, marks, isAvailable, photo, photoAlt] = useWatch({
    control: form.control,
    name: ['allergens', 'marks', 'isAvailable', 'photo', 'photoAlt'],
  });
  const set = <Name extends 'allergens' | 'marks' | 'isAvailable' | 'photo' | 'photoAlt'>(
    name: Name,
    value: DishDraft[Name],
  ) => form.setValue(name, value as never, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });

  return (
    <form onSubmit={submit} noValidate aria-label="Dish" className="flex flex-col gap-4">
      <DraftNotice draft={draft}>Please choose the photo again: files aren't saved.</DraftNotice>
      <TextField {...register('name')} label="Name" autoComplete="off" error={errors.name?.message} />
      <SelectField {...register('categoryId')} label="Category" error={errors.categoryId?.message}>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextArea
        {...register('description')}
        label="Description"
        optional
        maxLength={dishDescriptionLimit}
        hint="What's in it and how it tastes"
        error={errors.description?.message}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4">
        <TextField
          {...register('price')}
          label="Price in dollars"
          inputMode="decimal"
          autoComplete="off"
          placeholder="9.50"
          error={errors.price?.message}
        />
        <TextField
          {...register('portion')}
          label="Portion size"
          optional
          autoComplete="off"
          placeholder="12 oz, 3 pieces"
          error={errors.portion?.message}
        />
        <SelectField {...register('diet')} label="Diet" error={errors.diet?.message}>
          {Object.entries(dietWords).map(([diet, word]) => (
            <option key={diet} value={diet}>
              {word}
            </option>
          ))}
        </SelectField>
        <SelectField {...register('spiceLevel')} label="Spice level" error={errors.spiceLevel?.message}>
          {spiceWords.map((word, level) => (
            <option key={word} value={level}>
              {word}
            </option>
          ))}
        </SelectField>
      </div>
      <PhotoPicker
        shown={before?.photo ? { dishId: before.id, photo: before.photo } : undefined}
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
      <Switch
        label="Available"
        description="Hidden from customers while off."
        checked={isAvailable}
        onChange={value => set('isAvailable', value)}
      />
      <FormRefusal message={errors.root?.message} />
      <Button type="submit" fullWidth loading={isSubmitting}>
        Save dish
      </Button>
    </form>
  );
}
