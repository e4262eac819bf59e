import type { Mealtime } from '../../mealtimes/mealtime.ts';
import { type Sentence, sentence } from '../../sentences/sentence.ts';

const mealWords = { BREAKFAST: 'breakfast on {0}', LUNCH: 'lunch on {0}', DINNER: 'dinner on {0}' } as const;

/** A meal for its cook, in every language: in English for example 'dinner on Tue, Nov 17'. */
export const cooksMeal = ({ mealtime, serviceDate }: { mealtime: Mealtime; serviceDate: string }): Sentence =>
  sentence(mealWords[mealtime], { day: serviceDate });
