import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { allergens } from '../../../schema/constants.ts';
import type { Allergen } from '../../generated/graphql.ts';
import { Chip } from '../../ui/forms/Chip.tsx';

interface Props {
  value: readonly Allergen[] | null;
  onChange: (value: Allergen[] | null) => void;
  error?: string;
}

const words: Record<Allergen, string> = {
  MILK: 'Milk, ghee, paneer',
  EGG: 'Egg',
  FISH: 'Fish',
  SHELLFISH: 'Shellfish',
  TREE_NUTS: 'Tree nuts',
  PEANUTS: 'Peanuts',
  WHEAT: 'Wheat',
  SOY: 'Soy',
  SESAME: 'Sesame',
  MUSTARD: 'Mustard',
};

/** Requires an answer: no selection is not an answer, 'None of these' is one. */
export function AllergenAnswer({ value, onChange, error }: Props) {
  const id = useId();
  const toggle = (allergen: Allergen) => {
    const before = value ?? [];
    const rest = before.filter(each => each !== allergen);
    const next = rest.length === before.length ? [...before, allergen] : rest;
    onChange(next.length > 0 ? next : null);
  };
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend className="font-medium">What does it contain?</legend>
      <p id={`${id}-hint`} className="mt-0.5 mb-2 text-small text-muted">
        Customers with allergies rely on this. Choose all that apply.
      </p>
      <div className="flex flex-wrap gap-2">
        {allergens.map(allergen => (
          <Chip
            key={allergen}
            pressed={value?.includes(allergen) ?? false}
            onClick={() => toggle(allergen)}
            {...(allergen === allergens[0] && { 'data-field': 'allergens' })}
          >
            {words[allergen]}
          </Chip>
        ))}
        <Chip pressed={value?.length === 0} onClick={() => onChange(value?.length === 0 ? null : [])}>
          None of these
        </Chip>
      </div>
      <p role="alert" className="mt-2 flex items-start gap-1.5 text-small text-danger empty:hidden">
        {error && (
          <>
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {error}
          </>
        )}
      </p>
    </fieldset>
  );
}
