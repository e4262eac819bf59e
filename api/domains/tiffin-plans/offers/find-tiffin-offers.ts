import { costOfChoices } from '../../../../schema/rules/chosen.ts';
import { fitsOffer } from '../../../../schema/rules/tiffin-offer.ts';
import { suppliers, withScope } from '../../../core/access/rules.ts';
import { batched } from '../../../core/operation/batched.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { type Cents, Money } from '../../../core/values/money.ts';
import type { DishRow } from '../../menus/dish-columns.ts';
import { menuOf } from '../../menus/find-menu.ts';
import { ownKitchen } from '../../menus/own-kitchen.ts';
import { publicSupplierOf } from '../../suppliers/supplier-by-id.ts';
import { TiffinOffer, type TiffinOfferDish } from './tiffin-offer.ts';

const columns = [
  'offer.id',
  'offer.supplierId',
  'offer.name',
  'offer.promise',
  'offer.mealtime',
  'offer.weekdays',
  'offer.leastDays',
  'offer.spots',
  'offer.lines',
  'offer.version',
] as const;

const offersQuery = query(
  { TiffinOffer },
  (from, { supplierIds }: Given<{ supplierIds: readonly string[] }>) =>
    from
      .selectFrom('TiffinOffer as offer')
      .where(offer => offer('offer.supplierId', '=', offer.fn.any(supplierIds)))
      .where('offer.withdrawnAt', 'is', null)
      .select(columns)
      .orderBy('offer.createdAt')
      .orderBy('offer.id'),
);

const offerQuery = query({ TiffinOffer }, (from, { ids }: Given<{ ids: readonly string[] }>) =>
  from
    .selectFrom('TiffinOffer as offer')
    .where(offer => offer('offer.id', '=', offer.fn.any(ids)))
    .where('offer.withdrawnAt', 'is', null)
    .select(columns),
);

type StoredOffer = RowOf<typeof offerQuery>;
export type TiffinOfferRow = StoredOffer &
  Pick<TiffinOffer, 'dishes' | 'lacksDishes' | 'isOpen' | 'price' | 'highestPrice' | 'menuPrice'>;

const storedOffersOf = batched(async (ctx, supplierIds) =>
  Map.groupBy(await offersQuery.all(ctx.sql, { supplierIds }), offer => offer.supplierId),
);

const storedOffer = batched(
  async (ctx, ids) => new Map((await offerQuery.all(ctx.sql, { ids })).map(offer => [offer.id, offer])),
);

const sumOf = (dishes: readonly TiffinOfferDish[], priceOf: (dish: TiffinOfferDish) => Cents): Money =>
  new Money(dishes.reduce((sum, each) => sum + each.quantity * priceOf(each), 0));

const choicesOf = ({ optionGroups }: DishRow) => costOfChoices(optionGroups);

const withDishes = (offer: StoredOffer, menu: ReadonlyMap<string, DishRow>): TiffinOfferRow => {
  const dishes = offer.lines.flatMap(({ dishId, quantity, unitPriceCents }) => {
    const dish = menu.get(dishId);
    if (!dish) return [];
    const unitPrice = new Money(Math.min(unitPriceCents, dish.priceCents));
    return [{ dish, quantity, unitPrice, offeredPrice: new Money(unitPriceCents) }];
  });
  return {
    ...offer,
    dishes,
    lacksDishes: dishes.length < offer.lines.length,
    isOpen: dishes.length === offer.lines.length && dishes.every(({ dish }) => fitsOffer(dish, offer)),
    price: sumOf(dishes, ({ dish, unitPrice }) => unitPrice.cents + choicesOf(dish).least),
    highestPrice: sumOf(dishes, ({ dish, unitPrice }) => unitPrice.cents + choicesOf(dish).most),
    menuPrice: sumOf(dishes, ({ dish }) => dish.priceCents + choicesOf(dish).least),
  };
};

const dishesOn = async (ctx: Ctx, supplierId: string): Promise<ReadonlyMap<string, DishRow>> => {
  const menu = (await menuOf(ctx, supplierId)) ?? [];
  return new Map(menu.flatMap(({ dishes }) => dishes.map(dish => [dish.id, dish])));
};

/** Finds what a kitchen offers, with the dishes of today's menu, the oldest first. */
export const offersOf = async (ctx: Ctx, supplierId: string): Promise<TiffinOfferRow[]> => {
  const offers = await storedOffersOf(ctx, supplierId);
  if (!offers) return [];
  const menu = await dishesOn(ctx, supplierId);
  return offers.map(offer => withDishes(offer, menu));
};

/** Finds what customers can start. */
export const openOffersOf = async (ctx: Ctx, supplierId: string): Promise<TiffinOfferRow[]> =>
  (await offersOf(ctx, supplierId)).filter(({ isOpen }) => isOpen);

/** Finds what the viewer's kitchen offers, also what customers cannot start at the moment. */
export const findOwnOffers = async (ctx: Ctx): Promise<TiffinOfferRow[]> => {
  ctx.viewer.must(withScope('MENU_READ', suppliers));
  const kitchen = await ownKitchen(ctx);
  return kitchen ? offersOf(ctx, kitchen.id) : [];
};

/** Finds an offer that is not withdrawn. */
export const findOffer = async (ctx: Ctx, id: string): Promise<TiffinOfferRow | null> => {
  const offer = isIdentifier(id) ? await storedOffer(ctx, id) : undefined;
  return offer ? withDishes(offer, await dishesOn(ctx, offer.supplierId)) : null;
};

/** The same for everyone, while its kitchen is public. */
export const findPublicOffer = async (ctx: Ctx, id: string): Promise<TiffinOfferRow | null> => {
  const offer = await findOffer(ctx, id);
  return offer && (await publicSupplierOf(ctx, offer.supplierId)) ? offer : null;
};
