import * as z from 'zod/mini';
import {
  mealtimes as allMealtimes,
  diets,
  priceMaximumCents,
  priceMinimumCents,
} from '../../../schema/constants.ts';
import {
  dishChecks,
  dishFacts,
  photoAlt,
  platesWords,
  portionLimitWords,
} from '../../../schema/rules/menu.ts';
import type {
  Allergen,
  DishInput,
  DishMark,
  Mealtime,
  OwnDish_dishFragment,
} from '../../generated/graphql.ts';
import { centsFrom, dollarsOf } from '../../lib/formats/typed-money.ts';
import { type GroupDraft, groupDraftsOf, groupDraftsRule, groupInputsOf } from './options/option-draft.ts';

/** A dish as typed in the form: the price as typed, allergens null until answered. */
export interface DishDraft {
  categoryId: string;
  name: string;
  description: string;
  price: string;
  portion: string;
  diet: (typeof diets)[number];
  spiceLevel: string;
  allergens: Allergen[] | null;
  marks: DishMark[];
  mealtimes: Mealtime[];
  weekdays: number[];
  /** As typed. */
  plates: string;
  /** As typed; empty without a limit. */
  portionLimit: string;
  optionGroups: GroupDraft[];
  isTiffinOfTheDay: boolean;
  isAvailable: boolean;
  /** A photo that was chosen but is not sent yet. */
  photo: File | null;
  /** What this photo shows, or the one that the dish has. */
  photoAlt: string;
}

const isPrice = (typed: string) => {
  const cents = centsFrom(typed);
  return cents >= priceMinimumCents && cents <= priceMaximumCents;
};

const { name, description, portion, allergens, marks, mealtimes, weekdays, plates, portionLimit } =
  dishFacts.shape;

const isPlates = (typed: string) => typed.trim() !== '' && plates.safeParse(Number(typed)).success;

const isLimit = (typed: string) => typed.trim() === '' || portionLimit.safeParse(Number(typed)).success;

/** A limit of portions as typed; empty without one. */
export const typedPortionLimit = z.string().check(z.refine(isLimit, portionLimitWords));

export const limitFrom = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** The shared rules on what the form holds. */
export const dishDraftRule = z
  .object({
    categoryId: z.string(),
    name,
    description,
    price: z.string().check(z.refine(isPrice, /*i18n*/ 'Please enter a price from $0.50 to $1,000')),
    portion,
    diet: z.enum(diets),
    spiceLevel: z.string(),
    allergens,
    marks,
    mealtimes,
    weekdays,
    plates: z.string().check(z.refine(isPlates, platesWords)),
    portionLimit: typedPortionLimit,
    optionGroups: groupDraftsRule,
    isTiffinOfTheDay: z.boolean(),
    isAvailable: z.boolean(),
    photo: z.nullable(z.instanceof(File)),
    photoAlt: z.string(),
  })
  .check(
    ...dishChecks,
    z.refine(({ photo, photoAlt: alt }) => photo === null || photoAlt.safeParse(alt).success, {
      error: /*i18n*/ 'Please describe the photo',
      path: ['photoAlt'],
    }),
  ) as unknown as z.ZodMiniType<DishDraft, DishDraft>;

export const newDraft = (categoryId: string): DishDraft => ({
  categoryId,
  name: '',
  description: '',
  price: '',
  portion: '',
  diet: 'VEGETARIAN',
  spiceLevel: '1',
  allergens: null,
  marks: [],
  mealtimes: [...allMealtimes],
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  plates: '1',
  portionLimit: '',
  optionGroups: [],
  isTiffinOfTheDay: false,
  isAvailable: true,
  photo: null,
  photoAlt: '',
});

export const draftOf = (dish: OwnDish_dishFragment): DishDraft => ({
  categoryId: dish.categoryId,
  name: dish.name,
  description: dish.description,
  price: dollarsOf(dish.price.cents),
  portion: dish.portion ?? '',
  diet: dish.diet,
  spiceLevel: String(dish.spiceLevel),
  allergens: dish.allergens === null ? null : [...dish.allergens],
  marks: [...dish.marks],
  mealtimes: [...dish.mealtimes],
  weekdays: [...dish.weekdays],
  plates: String(dish.plates),
  portionLimit: dish.portionLimit === null ? '' : String(dish.portionLimit),
  optionGroups: groupDraftsOf(dish.optionGroups),
  isTiffinOfTheDay: dish.isTiffinOfTheDay,
  isAvailable: dish.isAvailable,
  photo: null,
  photoAlt: dish.photo?.alt ?? '',
});

export const inputOf = (
  { price, spiceLevel, plates, portionLimit, optionGroups, photo: _, photoAlt: __, ...draft }: DishDraft,
  before: { id: string; version: number } | undefined,
): DishInput => ({
  ...draft,
  id: before?.id,
  version: before?.version,
  priceCents: centsFrom(price),
  spiceLevel: Number(spiceLevel),
  plates: Number(plates),
  portionLimit: limitFrom(portionLimit),
  optionGroups: groupInputsOf(optionGroups),
});
