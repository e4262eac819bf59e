import * as z from 'zod/mini';
import { dishQuantityLimit, priceMinimumCents, tiffinSpotsLimit } from '../../../schema/constants.ts';
import { fitsOffer, offerSpots, tiffinOffer } from '../../../schema/rules/tiffin-offer.ts';
import { withValues } from '../../../schema/with-values.ts';
import type {
  Mealtime,
  OfferableDish_dishFragment,
  OwnOffer_offerFragment,
  TiffinOfferInput,
} from '../../generated/graphql.ts';
import { centsFrom, dollarsOf } from '../../lib/formats/typed-money.ts';

export interface OfferedDishDraft {
  dishId: string;
  quantity: number;
  /** As typed, of one portion. */
  price: string;
}

/** An offer as typed in the form. */
export interface OfferDraft {
  name: string;
  promise: string;
  mealtime: Mealtime;
  weekdays: number[];
  /** As chosen in a list. */
  leastDays: string;
  /** As typed; empty for no limit. */
  spots: string;
  lines: OfferedDishDraft[];
}

const { name, promise, mealtime, weekdays } = tiffinOffer.shape;

/** The shared rules on what the form holds; what depends on the menu is beside each dish. */
export const offerDraftRule = z
  .object({
    name,
    promise,
    mealtime,
    weekdays,
    leastDays: z.string(),
    spots: z.string().check(
      z.refine(typed => typed.trim() === '' || offerSpots.safeParse(Number(typed)).success, {
        error: withValues(
          /*i18n*/ 'Please enter a number from 1 to {0}, or leave it empty.',
          tiffinSpotsLimit,
        ),
      }),
    ),
    lines: z
      .array(
        z.object({
          dishId: z.string(),
          quantity: z.int().check(z.maximum(dishQuantityLimit)),
          price: z.string(),
        }),
      )
      .check(z.minLength(1, /*i18n*/ 'Please choose a dish first.')),
  })
  .check(
    z.refine(draft => Number(draft.leastDays) <= draft.weekdays.length, {
      error: /*i18n*/ 'You cook it on fewer days than customers would have to choose.',
      path: ['leastDays'],
    }),
  ) as unknown as z.ZodMiniType<OfferDraft, OfferDraft>;

const workdays = [1, 2, 3, 4, 5];

export const newOffer: OfferDraft = {
  name: '',
  promise: '',
  mealtime: 'LUNCH',
  weekdays: workdays,
  leastDays: '1',
  spots: '',
  lines: [],
};

export const draftOfOffer = (offer: OwnOffer_offerFragment): OfferDraft => ({
  name: offer.name,
  promise: offer.promise ?? '',
  mealtime: offer.mealtime,
  weekdays: [...offer.weekdays],
  leastDays: String(offer.leastDays),
  spots: offer.spots ? String(offer.spots) : '',
  lines: offer.dishes.map(({ dish, quantity, offeredPrice }) => ({
    dishId: dish.id,
    quantity,
    price: dollarsOf(offeredPrice.cents),
  })),
});

export const offerInput = (
  { promise, leastDays, spots, lines, ...draft }: OfferDraft,
  before: { id: string; version: number } | undefined,
): TiffinOfferInput => ({
  ...draft,
  id: before?.id,
  version: before?.version,
  promise: promise || null,
  leastDays: Number(leastDays),
  spots: spots.trim() ? Number(spots) : null,
  lines: lines.map(({ dishId, quantity, price }) => ({ dishId, quantity, unitPriceCents: centsFrom(price) })),
});

/** What is wrong with the price of a dish; undefined when it is right. */
export const priceMistake = ({ price }: OfferedDishDraft, dish: OfferableDish_dishFragment | undefined) => {
  const cents = centsFrom(price);
  if (Number.isNaN(cents) || cents < priceMinimumCents)
    return /*i18n*/ 'Please enter a price from $0.50 to $1,000';
  if (dish && cents > dish.price.cents)
    return withValues(/*i18n*/ 'At most {0}, as on the menu', dish.price.text);
  return undefined;
};

/** Dishes that customers can have: on sale, and cooked for the meal on the days. */
export const offerableDishes = (
  dishes: readonly OfferableDish_dishFragment[],
  { mealtime, weekdays }: Pick<OfferDraft, 'mealtime' | 'weekdays'>,
): OfferableDish_dishFragment[] => dishes.filter(dish => fitsOffer(dish, { mealtime, weekdays }));

/** What a meal costs for one person; undefined while a price is missing. */
export const totalOf = (lines: readonly OfferedDishDraft[]): number | undefined => {
  const total = lines.reduce((sum, { quantity, price }) => sum + quantity * centsFrom(price), 0);
  return Number.isNaN(total) || lines.length === 0 ? undefined : total;
};
