import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { dietDishWords } from '../../food/diet-dish-words.ts';
import { translate } from '../../lib/language.ts';
import { ChipSelect } from '../../ui/forms/ChipSelect.tsx';
import type { MenuDiet } from './menu-diets.ts';

const words: Record<MenuDiet, MessageDescriptor> = {
  VEGETARIAN: msg`Vegetarian dishes`,
  ...dietDishWords,
};

interface Props {
  offered: readonly MenuDiet[];
  chosen: MenuDiet | undefined;
  onChange: (diet: string) => void;
}

/** Narrows the menu to what somebody eats. */
export const MenuDietSelect = ({ offered, chosen, onChange }: Props) => (
  <ChipSelect
    label={t`Diet`}
    inUse={chosen !== undefined}
    value={chosen ?? ''}
    onChange={onChange}
    options={[
      { value: '', label: t`All dishes` },
      ...offered.map(diet => ({ value: diet, label: translate(words[diet]) })),
    ]}
  />
);
