import { t } from '@lingui/core/macro';
import { dishMarks } from '../../../schema/constants.ts';
import { dishMarkWord } from '../../food/dish-mark-words.ts';
import type { DishMark } from '../../generated/graphql.ts';
import { Chip } from '../../ui/forms/Chip.tsx';
import { ChipGroup } from '../../ui/forms/ChipGroup.tsx';

interface Props {
  value: readonly DishMark[];
  onChange: (value: DishMark[]) => void;
  error?: string;
}

export function MarkChoice({ value, onChange, error }: Props) {
  const toggle = (mark: DishMark) =>
    onChange(value.includes(mark) ? value.filter(each => each !== mark) : [...value, mark]);
  return (
    <ChipGroup
      legend={t`Dietary marks`}
      optional
      hint={t`Jain: vegetarian, without onion, garlic and root vegetables.`}
      error={error}
    >
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
    </ChipGroup>
  );
}
