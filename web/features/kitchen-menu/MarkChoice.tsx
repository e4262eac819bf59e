import { useId } from 'react';
import { dishMarks } from '../../../schema/constants.ts';
import { dishMarkWord } from '../../food/dish-mark-words.ts';
import type { DishMark } from '../../generated/graphql.ts';
import { Chip } from '../../ui/forms/Chip.tsx';

interface Props {
  value: readonly DishMark[];
  onChange: (value: DishMark[]) => void;
  error?: string;
}

export function MarkChoice({ value, onChange, error }: Props) {
  const hint = useId();
  const toggle = (mark: DishMark) =>
    onChange(value.includes(mark) ? value.filter(each => each !== mark) : [...value, mark]);
  return (
    <fieldset aria-describedby={hint}>
      <legend className="font-medium">
        Dietary marks <span className="font-normal text-muted">(optional)</span>
      </legend>
      <p id={hint} className="mt-0.5 mb-2 text-small text-muted">
        Jain: vegetarian, without onion, garlic and root vegetables.
      </p>
      <div className="flex flex-wrap gap-2">
        {dishMarks.map(mark => (
          <Chip
            key={mark}
            pressed={value.includes(mark)}
            onClick={() => toggle(mark)}
            {...(mark === dishMarks[0] && { 'data-field': 'marks' })}
          >
            {dishMarkWord(mark)}
          </Chip>
        ))}
      </div>
      <p role="alert" className="mt-2 text-small text-danger empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
