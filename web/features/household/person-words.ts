import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { allergenList } from '../../food/allergen-words.ts';
import { dishMarkWord } from '../../food/dish-mark-words.ts';
import type { Diet, DietNeed } from '../../generated/graphql.ts';
import { translate } from '../../lib/language.ts';
import type { PersonDraft } from './person-draft.ts';

/** What a person eats, the strictest last. */
const dietWords: Record<Diet, MessageDescriptor> = {
  NON_VEGETARIAN: msg`Everything`,
  EGG: msg`Vegetarian and eggs`,
  VEGETARIAN: msg`Vegetarian`,
  VEGAN: msg`Vegan`,
};

export const dietChoices = () =>
  Object.entries(dietWords).map(([diet, word]) => ({ diet: diet as Diet, word: translate(word) }));

export const needWord = (need: DietNeed) => (need === 'NO_EGG' ? t`No egg` : dishMarkWord(need));

/** What is written down of a person, one line for each kind. */
export const personLines = ({ never, dislikes, diet, needs }: PersonDraft): string[] => {
  const [neverEaten, disliked] = [allergenList(never), allergenList(dislikes)];
  const marks = [
    ...(diet && diet !== 'NON_VEGETARIAN' ? [translate(dietWords[diet])] : []),
    ...needs.map(needWord),
  ];
  return [
    ...(never.length > 0 ? [t`Never: ${neverEaten}`] : []),
    ...(marks.length > 0 ? [marks.join(' · ')] : []),
    ...(dislikes.length > 0 ? [t`Dislikes: ${disliked}`] : []),
  ];
};
