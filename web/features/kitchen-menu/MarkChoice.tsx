import type { Ref } from 'react';
import { dishMarks } from '../../../schema/constants.ts';
import { dishMarkWord } from '../../food/dish-mark-words.ts';
import type { DishMark } from '../../generated/graphql.ts';
import { Chip } from '../../ui/forms/Chip.tsx';
import { ChipGroup } from '../../ui/forms/ChipGroup.tsx';

interface Props {
  /** The first chip, which gets the focus when the answer is missing or wrong. */
  firstRef: Ref<HTMLButtonElement>;
  value: readonly DishMark[];
  onChange: (value: DishMark[]) => void;
  error?: string;
}

export function MarkChoice({ firstRef, value, onChange, error }: Props) {
  const toggle = (mark: DishMark) =>
    onChange(value.includes(mark) ? value.filter(each => each !== mark) : [...value, mark]);
  return (
    <ChipGroup
      legend="Dietary marks"
      optional
      hint="Jain: vegetarian, without onion, garlic and root vegetables."
      error={error}
    >
      {dishMarks.map(mark => (
        <Chip
          key={mark}
          pressed={value.includes(mark)}
          onClick={() => toggle(mark)}
          ref={mark === dishMarks[0] ? firstRef : undefined}
        >
          {dishMarkWord(mark)}
        </Chip>
      ))}
    </ChipGroup>
  );
}
