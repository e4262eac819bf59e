import * as z from 'zod/mini';
import { allergens, diets } from '../../../../schema/constants.ts';
import {
  choiceName,
  choicesOf,
  groupChecks,
  groupCounts,
  groupName,
  groupsOf,
  optionPriceCents,
  optionPriceWords,
} from '../../../../schema/rules/options.ts';
import type { Allergen, Diet, OptionGroupInput, OwnDish_dishFragment } from '../../../generated/graphql.ts';
import { centsFrom, dollarsOf } from '../../../lib/formats/typed-money.ts';

/** A choice as typed: the price as typed, empty for nothing, and allergens null until answered. */
export interface ChoiceDraft {
  id: string;
  name: string;
  price: string;
  allergens: Allergen[] | null;
  /** Null when it suits the diet of the dish. */
  diet: Diet | null;
}

export interface GroupDraft {
  id: string;
  name: string;
  least: number;
  most: number;
  choices: ChoiceDraft[];
}

const centsOf = (typed: string) => (typed.trim() === '' ? 0 : centsFrom(typed));
const isPrice = (typed: string) => optionPriceCents.safeParse(centsOf(typed)).success;

const choiceRule = z.object({
  id: z.string(),
  name: choiceName,
  price: z.string().check(z.refine(isPrice, optionPriceWords)),
  allergens: z
    .nullable(z.array(z.enum(allergens)))
    .check(
      z.refine(answer => answer !== null, /*i18n*/ 'Choose the allergens it contains, or None of these.'),
    ),
  diet: z.nullable(z.enum(diets)),
});

export const groupDraftsRule = groupsOf(
  z
    .object({ id: z.string(), name: groupName, ...groupCounts, choices: choicesOf(choiceRule) })
    .check(...groupChecks),
);

/** What is wrong, by its place, such as `0.choices.1.price`; empty for what concerns all groups. */
export const optionErrors = (groups: readonly GroupDraft[]): ReadonlyMap<string, string> => {
  const issues = groupDraftsRule.safeParse(groups).error?.issues ?? [];
  return new Map(issues.map(({ path, message }) => [path.join('.'), message] as const).toReversed());
};

export const newChoice = (): ChoiceDraft => ({
  id: crypto.randomUUID(),
  name: '',
  price: '',
  allergens: null,
  diet: null,
});

export const newGroup = (): GroupDraft => ({
  id: crypto.randomUUID(),
  name: '',
  least: 1,
  most: 1,
  choices: [newChoice(), newChoice()],
});

export const groupDraftsOf = (groups: OwnDish_dishFragment['optionGroups']): GroupDraft[] =>
  groups.map(({ id, name, least, most, choices }) => ({
    id,
    name,
    least,
    most,
    choices: choices.map(choice => ({
      id: choice.id,
      name: choice.name,
      price: choice.priceCents === 0 ? '' : dollarsOf(choice.priceCents),
      allergens: [...choice.allergens],
      diet: choice.diet,
    })),
  }));

export const groupInputsOf = (groups: readonly GroupDraft[]): OptionGroupInput[] =>
  groups.map(({ choices, ...group }) => ({
    ...group,
    choices: choices.map(({ price, allergens: contained, ...choice }) => ({
      ...choice,
      priceCents: centsOf(price),
      allergens: contained ?? [],
    })),
  }));
