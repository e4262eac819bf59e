import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { dietNeeds } from '../../../schema/constants.ts';
import { householdMember } from '../../../schema/rules/household.ts';
import type { Diet } from '../../generated/graphql.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { useRefusableForm } from '../../lib/use-refusable-form.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Chip } from '../../ui/forms/Chip.tsx';
import { ChipGroup } from '../../ui/forms/ChipGroup.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { AllergenChoice } from './AllergenChoice.tsx';
import type { PersonDraft } from './person-draft.ts';
import { dietChoices, needWord } from './person-words.ts';

interface Props {
  /** The person to change; undefined to add one. */
  person: PersonDraft | undefined;
  /** A person to add. */
  newcomer: PersonDraft;
  /** Saves the person, or returns why not. */
  onSave: (person: PersonDraft) => Promise<Refusal | undefined>;
  onClose: () => void | Promise<void>;
}

/** One person of the household. Nothing typed here stays on the device, because it is about someone's health. */
export default function PersonSheet({ person, newcomer, onSave, onClose }: Props) {
  // One ID for all tries, so that a second one does not add the person again.
  const [start] = useState(person ?? newcomer);
  const { form, register, errors, isSubmitting, submit } = useRefusableForm({
    rule: householdMember,
    start,
    send: onSave,
    onDone: () => void onClose(),
  });
  const [never, dislikes, diet, needs] = useWatch({
    control: form.control,
    name: ['never', 'dislikes', 'diet', 'needs'],
  });
  const set = <Name extends 'never' | 'dislikes' | 'diet' | 'needs'>(name: Name, value: PersonDraft[Name]) =>
    form.setValue(name, value as never, { shouldDirty: true });
  const toggled = <Value,>(values: readonly Value[], value: Value) =>
    values.includes(value) ? values.filter(each => each !== value) : [...values, value];

  return (
    <Sheet onClose={onClose} title={person ? t`Change ${person.name}` : t`Add a person`}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <TextField
          {...register('name')}
          label={t`First name`}
          autoComplete="off"
          error={errors.name?.message}
        />
        <AllergenChoice
          legend={t`Never eats`}
          hint={t`Allergies and what must not be in the food. We ask before you order it.`}
          value={never}
          onToggle={allergen => {
            set('never', toggled(never, allergen));
            set(
              'dislikes',
              dislikes.filter(each => each !== allergen),
            );
          }}
        />
        <SelectField
          label={t`Eats`}
          name="diet"
          value={diet ?? 'NON_VEGETARIAN'}
          onChange={({ target }) =>
            set('diet', target.value === 'NON_VEGETARIAN' ? null : (target.value as Diet))
          }
        >
          {dietChoices().map(each => (
            <option key={each.diet} value={each.diet}>
              {each.word}
            </option>
          ))}
        </SelectField>
        <ChipGroup legend={t`Also needs`} optional>
          {dietNeeds.map(need => (
            <Chip
              key={need}
              pressed={needs.includes(need)}
              onClick={() => set('needs', toggled(needs, need))}
            >
              {needWord(need)}
            </Chip>
          ))}
        </ChipGroup>
        <AllergenChoice
          legend={t`Dislikes`}
          optional
          hint={t`We only point it out.`}
          value={dislikes}
          without={never}
          onToggle={allergen => set('dislikes', toggled(dislikes, allergen))}
        />
        <FormRefusal message={errors.root?.message} />
        <Button type="submit" fullWidth loading={isSubmitting}>{t`Save`}</Button>
      </form>
    </Sheet>
  );
}
