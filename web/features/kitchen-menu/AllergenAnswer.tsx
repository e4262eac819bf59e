import { t } from '@lingui/core/macro';
import { allergens } from '../../../schema/constants.ts';
import { allergenName } from '../../food/allergen-names.ts';
import type { Allergen } from '../../generated/graphql.ts';
import { Chip } from '../../ui/forms/Chip.tsx';
import { ChipGroup } from '../../ui/forms/ChipGroup.tsx';

interface Props {
  value: readonly Allergen[] | null;
  onChange: (value: Allergen[] | null) => void;
  error?: string;
}

/** Requires an answer: no selection is not an answer, 'None of these' is one. */
export function AllergenAnswer({ value, onChange, error }: Props) {
  const toggle = (allergen: Allergen) => {
    const before = value ?? [];
    const rest = before.filter(each => each !== allergen);
    const next = rest.length === before.length ? [...before, allergen] : rest;
    onChange(next.length > 0 ? next : null);
  };
  return (
    <ChipGroup
      legend={t`What does it contain?`}
      hint={t`Customers with allergies rely on this. Choose all that apply.`}
      error={error}
    >
      {allergens.map(allergen => (
        <Chip
          key={allergen}
          pressed={value?.includes(allergen) ?? false}
          onClick={() => toggle(allergen)}
          {...(allergen === allergens[0] && { 'data-field': 'allergens' })}
        >
          {allergenName(allergen)}
        </Chip>
      ))}
      <Chip pressed={value?.length === 0} onClick={() => onChange(value?.length === 0 ? null : [])}>
        {t`None of these`}
      </Chip>
    </ChipGroup>
  );
}
