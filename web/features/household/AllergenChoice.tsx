import { allergens } from '../../../schema/constants.ts';
import { allergenName } from '../../food/allergen-names.ts';
import type { Allergen } from '../../generated/graphql.ts';
import { Chip } from '../../ui/forms/Chip.tsx';
import { ChipGroup } from '../../ui/forms/ChipGroup.tsx';

interface Props {
  legend: string;
  optional?: boolean;
  hint: string;
  value: readonly Allergen[];
  /** Those that are no choice here. */
  without?: readonly Allergen[];
  onToggle: (allergen: Allergen) => void;
}

export const AllergenChoice = ({ value, without = [], onToggle, ...group }: Props) => (
  <ChipGroup {...group}>
    {allergens
      .filter(allergen => !without.includes(allergen))
      .map(allergen => (
        <Chip key={allergen} pressed={value.includes(allergen)} onClick={() => onToggle(allergen)}>
          {allergenName(allergen)}
        </Chip>
      ))}
  </ChipGroup>
);
