import * as z from 'zod/mini';
import {
  allergens,
  diets,
  optionChoiceLimit,
  optionChosenLimit,
  optionGroupLimit,
  optionNameLimit,
  optionPriceMaximumCents,
} from '../constants.ts';
import { withValues } from '../with-values.ts';
import { line } from './text.ts';

export const optionPriceWords = withValues(
  /*i18n*/ 'Please enter a price up to {0} dollars',
  optionPriceMaximumCents / 100,
);
const countWords = withValues(/*i18n*/ 'Choose a number from 0 to {0}', optionChosenLimit);

export const optionPriceCents = z
  .int(optionPriceWords)
  .check(z.minimum(0, optionPriceWords), z.maximum(optionPriceMaximumCents, optionPriceWords));

export const groupName = line(/*i18n*/ 'Please name what is chosen', optionNameLimit);
export const choiceName = line(/*i18n*/ 'Please name the choice', optionNameLimit);

const count = z.int(countWords).check(z.minimum(0, countWords), z.maximum(optionChosenLimit, countWords));

/** One of the choices of a group. Its allergens are always answered, so that none is sold without. */
const optionChoice = z.object({
  id: z.uuid('Unknown choice'),
  name: choiceName,
  priceCents: optionPriceCents,
  allergens: z.array(z.enum(allergens, /*i18n*/ 'Unknown allergen')),
  /** Null when the choice suits the diet of every dish. */
  diet: z.nullish(z.enum(diets)),
});

interface NamedChoices {
  least: number;
  most: number;
  choices: readonly { name: string }[];
}

const key = (name: string) => name.trim().toLowerCase();
const areDifferent = (names: readonly string[]) => new Set(names.map(key)).size === names.length;

/** What must hold within a group, in whatever form its choices are. */
export const groupChecks = [
  z.refine<NamedChoices>(({ least, most }) => most >= Math.max(1, least), {
    error: /*i18n*/ 'The most must be at least one, and no fewer than the least.',
    path: ['most'],
  }),
  z.refine<NamedChoices>(({ most, choices }) => most <= choices.length, {
    error: /*i18n*/ 'Add more choices, or let customers choose fewer.',
    path: ['most'],
  }),
  z.refine<NamedChoices>(({ choices }) => areDifferent(choices.map(({ name }) => name)), {
    error: /*i18n*/ 'Give the choices different names.',
    path: ['choices'],
  }),
] as const;

export const choicesOf = <Choice extends z.ZodMiniType>(choice: Choice) =>
  z
    .array(choice)
    .check(
      z.minLength(1, /*i18n*/ 'Add at least one choice.'),
      z.maxLength(optionChoiceLimit, withValues(/*i18n*/ 'At most {0} choices.', optionChoiceLimit)),
    );

export const groupCounts = { least: count, most: count };

const optionGroup = z
  .object({ id: z.uuid('Unknown choice'), name: groupName, ...groupCounts, choices: choicesOf(optionChoice) })
  .check(...groupChecks);

export const groupsOf = <Group extends z.ZodMiniType<{ name: string }, { name: string }>>(group: Group) =>
  z.array(group).check(
    z.maxLength(optionGroupLimit, withValues(/*i18n*/ 'At most {0} groups of choices.', optionGroupLimit)),
    z.refine(groups => areDifferent(groups.map(({ name }) => name)), {
      error: /*i18n*/ 'Give the groups different names.',
    }),
  );

/** What customers choose about a dish. An ID names one group or choice of it. */
export const optionGroups = groupsOf(optionGroup).check(
  z.refine(groups => {
    const ids = groups.flatMap(({ id, choices }) => [id, ...choices.map(choice => choice.id)]);
    return new Set(ids).size === ids.length;
  }, 'Each group and choice needs an ID of its own.'),
);
export type OptionGroups = z.infer<typeof optionGroups>;
