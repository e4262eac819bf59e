import { LockMode } from '@mikro-orm/core';
import { tiffinOfferLimit } from '../../../../schema/constants.ts';
import { type TiffinOfferFacts, tiffinOffer } from '../../../../schema/rules/tiffin-offer.ts';
import { suppliers } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, Problem } from '../../../core/operation/problem.ts';
import { isIdentifier, newIdentifier } from '../../../core/values/identifier.ts';
import { Mealtime } from '../../mealtimes/mealtime.ts';
import type { DishRow } from '../../menus/dish-columns.ts';
import { dishesOf } from '../../menus/find-menu.ts';
import { MenuChanged } from '../../menus/menu-events.ts';
import { DishNotFound, MenuConflict, MenuNotOpen } from '../../menus/menu-problems.ts';
import { lockOwnKitchen, ownKitchen } from '../../menus/own-kitchen.ts';
import { weekdaysRefusal } from '../planning/cooked-weekdays.ts';
import { endWaits } from '../waitlist/end-waits.ts';
import { TiffinOffer } from './tiffin-offer.ts';
import type { TiffinOfferInput } from './tiffin-offer-inputs.ts';
import { TiffinOfferLimit, TiffinOfferNotFound } from './tiffin-offer-problems.ts';

type Prepared = Pick<TiffinOfferInput, 'id' | 'version'> & { facts: TiffinOfferFacts };

/** Why customers could not start it: a dish of another menu, or a price above that of the menu. */
const dishRefusal = (
  { lines }: TiffinOfferFacts,
  dishes: ReadonlyMap<string, DishRow>,
): InvalidInput | DishNotFound | undefined => {
  for (const [position, { dishId, unitPriceCents }] of lines.entries()) {
    const dish = dishes.get(dishId);
    if (!dish) return new DishNotFound();
    if (unitPriceCents > dish.priceCents)
      return new InvalidInput(
        /*i18n*/ 'Please enter a price that is not higher than on the menu.',
        `lines.${position}.unitPriceCents`,
      );
  }
  return undefined;
};

const prepare = async (
  ctx: Ctx,
  { id, version, ...input }: TiffinOfferInput,
): Promise<Prepared | Problem> => {
  const facts = checked(tiffinOffer, { ...input, promise: input.promise ?? '' });
  if (facts instanceof InvalidInput) return facts;
  const kitchen = await ownKitchen(ctx);
  if (!kitchen) return new MenuNotOpen();
  const ids = facts.lines.map(({ dishId }) => dishId);
  const dishes = await dishesOf(ctx, kitchen.id, ids);
  const meal = { supplierId: kitchen.id, mealtime: Mealtime[facts.mealtime], weekdays: facts.weekdays };
  const refusal =
    dishRefusal(facts, new Map(dishes.map(dish => [dish.id, dish]))) ??
    (await weekdaysRefusal(ctx, meal, dishes));
  return refusal ?? { id, version, facts };
};

const perform = async (
  work: Work,
  { id, version, facts: { spots, ...facts } }: Prepared,
): Promise<{ offerId: string } | Problem> => {
  const { em, now } = work;
  const kitchen = await lockOwnKitchen(work);
  if (kitchen instanceof Problem) return kitchen;
  const columns = {
    ...facts,
    mealtime: Mealtime[facts.mealtime],
    promise: facts.promise || null,
    weekdays: [...new Set(facts.weekdays)].sort(),
  };
  const offered = { supplierId: kitchen.id, withdrawnAt: null };
  if (id) {
    // Who joins its waiting list at this moment is before or after.
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const offer = isIdentifier(id) ? await em.findOne(TiffinOffer, { id, ...offered }, { lockMode }) : null;
    if (!offer) return new TiffinOfferNotFound();
    if (offer.version !== version) return new MenuConflict(offer.name);
    // A program that does not know the limit leaves it as it is.
    em.assign(offer, { ...columns, ...(spots !== undefined && { spots }), version: offer.version + 1 });
    await endWaits(work, offer);
    work.record(new MenuChanged(kitchen.id));
    return { offerId: offer.id };
  }
  if ((await em.count(TiffinOffer, offered)) >= tiffinOfferLimit)
    return new TiffinOfferLimit(tiffinOfferLimit);
  const offerId = newIdentifier(now);
  const created = { id: offerId, supplierId: kitchen.id, version: 1, createdAt: now };
  em.create(TiffinOffer, { ...columns, ...created, spots: spots ?? null });
  work.record(new MenuChanged(kitchen.id));
  return { offerId };
};

/**
 * Offers a tiffin plan, or changes an offer. Plans that were started from it keep their dishes, and get a higher price
 * only as every plan does.
 */
export const saveTiffinOffer = preparedOperation(suppliers, prepare, perform);
