import { cartLines } from '../../../../schema/rules/cart.ts';
import { contentThen, isCookedThen } from '../../../../schema/rules/cooked-then.ts';
import { cartAddress } from '../../../../schema/rules/order.ts';
import { checked } from '../../../core/operation/checked.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { MalformedInput } from '../../../core/operation/failures.ts';
import { InvalidInput } from '../../../core/operation/problem.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { Money } from '../../../core/values/money.ts';
import { stopIn, stopsInForce } from '../../cities/ordering-stops/stops-in-force.ts';
import { peopleToCookFor } from '../../households/find-household.ts';
import type { MealWindow } from '../../mealtimes/meal-window.ts';
import type { DishRow } from '../../menus/dish-columns.ts';
import { type DishOfCategory, dishesOf } from '../../menus/find-menu.ts';
import { mealMenusOf } from '../../menus/meal-menus/find-meal-menus.ts';
import type { MealMenuRow } from '../../menus/meal-menus/meal-menu.ts';
import { findPortionsLeft } from '../../menus/portions/find-portions-left.ts';
import { mealWindow } from '../../suppliers/find-meal-windows.ts';
import { supplierById } from '../../suppliers/supplier-by-id.ts';
import type { SupplierRow } from '../../suppliers/supplier-columns.ts';
import { dietConflictsOf } from '../diets/find-diet-conflicts.ts';
import { Fulfillment } from '../order-enums.ts';
import type { CartLineInput, QuoteCartInput } from '../order-inputs.ts';
import { type BasePriceOf, menuPrice } from './base-price.ts';
import type { CartQuote, OrderProblem, QuotedLine } from './cart-quote.ts';
import { ChoicesChanged } from './choices-changed.ts';
import { contentsKey } from './contents-key.ts';
import { deliversToAddress } from './delivers-to-address.ts';
import { nextMealOf } from './next-meal-of.ts';
import {
  CartIsEmpty,
  CutOffPassed,
  DishNotCooked,
  DishUnavailable,
  FulfillmentUnavailable,
  KitchenPaused,
  KitchenUnavailable,
  OrderingStopped,
  PriceChanged,
  SoldOut,
  TooFewPortions,
} from './order-placing-problems.ts';
import { linesToChoose, quotedLine } from './quoted-line.ts';

export type QuotedCart = QuoteCartInput & { expectedTotalCents?: number };

/**
 * Prices a cart and lists what prevents ordering it, the most serious first; null when the kitchen does not exist.
 * Dishes have their prices of the menu unless the caller has others to offer.
 */
export const quoteCart = async (
  ctx: Ctx,
  cart: QuotedCart,
  basePriceOf: BasePriceOf = menuPrice,
): Promise<CartQuote | null> => {
  const asked = wellFormed(checked(cartLines, cart.lines, 'lines'));
  const deliveryAddress = wellFormed(checked(cartAddress, cart.deliveryAddress, 'deliveryAddress'));
  const { supplierId, serviceDate, mealtime, fulfillment } = cart;
  if (!isIdentifier(supplierId)) return null;
  const isDelivery = fulfillment === Fulfillment.DELIVERY;
  const [supplier, dishes, window, menus, delivers, people, stops] = await Promise.all([
    supplierById(ctx, supplierId),
    dishesIn(ctx, supplierId, asked),
    serviceDate && mealtime ? mealWindow(ctx, supplierId, serviceDate, mealtime) : null,
    serviceDate && mealtime ? mealMenusOf(ctx, supplierId) : undefined,
    isDelivery && deliveryAddress ? deliversToAddress(ctx, supplierId, deliveryAddress) : true,
    peopleToCookFor(ctx),
    stopsInForce(ctx),
  ]);
  if (!supplier) return null;

  const contentOf = (dish: DishRow) =>
    serviceDate && mealtime ? contentThen(dish, { serviceDate, mealtime }, menus ?? []) : null;
  const lines = asked.flatMap(({ dishId, quantity, choiceIds }, position) => {
    const dish = dishes.get(dishId);
    if (!dish) return [];
    const facts = { quantity, choiceIds: choiceIds ?? [], mealContent: contentOf(dish), position };
    return [quotedLine(dish, facts, basePriceOf)];
  });
  const total = lines.reduce((sum, line) => sum + line.lineTotal.cents, 0);
  const plates = lines.reduce((sum, line) => sum + line.quantity * line.dish.plates, 0);
  const stop = stopIn(stops, supplier.cityId);
  const problems = [
    stop ? new OrderingStopped(stop) : null,
    kitchenProblem(supplier),
    asked.length === 0 ? new CartIsEmpty() : null,
    dishProblem(asked, dishes, serviceDate),
    choicesProblem(lines),
    await mealProblem(ctx, cart, [...dishes.values()], menus ?? [], plates),
    await portionsProblem(ctx, cart, lines, dishes),
    windowProblem(cart, window, plates, ctx.now),
    fulfillmentProblem(supplier, fulfillment) ?? reachProblem(supplier, delivers),
    priceProblem(cart.expectedTotalCents, total),
  ].filter(problem => problem !== null);
  const dietConflicts = dietConflictsOf(people, lines);
  return {
    supplier,
    mealWindow: window,
    lines,
    plates,
    total: new Money(total),
    contentsKey: contentsKey(lines),
    problems,
    dietConflicts,
  };
};

/** Our forms never send anything else, so this throws instead of returning a problem. */
const wellFormed = <Clean>(found: Clean | InvalidInput): Clean => {
  if (found instanceof InvalidInput) throw new MalformedInput(found.message, found.field ?? undefined);
  return found;
};

const dishesIn = async (ctx: Ctx, supplierId: string, lines: CartLineInput[]) => {
  const dishes = await dishesOf(
    ctx,
    supplierId,
    lines.map(line => line.dishId),
  );
  return new Map(dishes.map(dish => [dish.id, dish]));
};

const kitchenProblem = (supplier: SupplierRow): OrderProblem | null => {
  if (supplier.isActive) return null;
  return supplier.pausedUntil ? new KitchenPaused(supplier.pausedUntil) : new KitchenUnavailable();
};

const dishProblem = (asked: CartLineInput[], dishes: Map<string, DishRow>, serviceDate?: string | null) => {
  const gone = asked.filter(({ dishId }) => {
    const dish = dishes.get(dishId);
    return !dish?.isAvailable || (dish.soldOutOn !== null && dish.soldOutOn === serviceDate);
  });
  if (gone.length === 0) return null;
  const ids = gone.map(line => line.dishId);
  return new DishUnavailable(
    ids,
    ids.flatMap(id => dishes.get(id)?.name ?? []),
  );
};

const choicesProblem = (lines: QuotedLine[]) => {
  const wrong = linesToChoose(lines);
  return wrong.length > 0 ? new ChoicesChanged(wrong) : null;
};

/** With the next meal that has them all, so that the customer need not search for it. */
const mealProblem = async (
  ctx: Ctx,
  { supplierId, serviceDate, mealtime }: QuotedCart,
  dishes: DishRow[],
  menus: readonly MealMenuRow[],
  plates: number,
) => {
  if (!serviceDate || !mealtime) return null;
  const misfits = dishes.filter(dish => !isCookedThen(dish, { serviceDate, mealtime }, menus));
  if (misfits.length === 0) return null;
  return new DishNotCooked(misfits, await nextMealOf(ctx, supplierId, dishes, plates));
};

const portionsProblem = async (
  ctx: Ctx,
  { supplierId, serviceDate, mealtime }: QuotedCart,
  lines: QuotedLine[],
  dishes: Map<string, DishOfCategory>,
) => {
  const isLimited = [...dishes.values()].some(
    dish => dish.portionLimit !== null || dish.categoryLimit !== null,
  );
  if (!serviceDate || !mealtime || !isLimited) return null;
  const left = await findPortionsLeft(ctx, { supplierId, serviceDate, mealtime });
  const fewDishes = left.flatMap(({ dishId, leftOfDish, portionsLeft }) => {
    const asked = lines.filter(line => line.dish.id === dishId);
    return leftOfDish !== null && portionsIn(asked) > leftOfDish
      ? [{ dishId, portionsLeft, name: asked[0]!.dish.name }]
      : [];
  });
  const fewOfCategories = [...new Map(left.map(each => [each.categoryId, each])).values()].flatMap(
    ({ categoryId, categoryName, leftOfCategory }) =>
      leftOfCategory !== null &&
      portionsIn(lines.filter(line => line.dish.categoryId === categoryId)) > leftOfCategory
        ? [{ categoryId, name: categoryName, portionsLeft: leftOfCategory }]
        : [],
  );
  return fewDishes.length + fewOfCategories.length > 0
    ? new TooFewPortions(fewDishes, fewOfCategories)
    : null;
};

const portionsIn = (lines: readonly QuotedLine[]): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0);

const windowProblem = (cart: QuotedCart, window: MealWindow | null, plates: number, now: Date) => {
  if (!cart.serviceDate || !cart.mealtime) return null;
  if (!window) return new CutOffPassed(null);
  if (new Date(window.cutOffAt) <= now) return new CutOffPassed(window.cutOffAt);
  return plates > window.platesLeft ? new SoldOut(window.platesLeft) : null;
};

const fulfillmentProblem = (supplier: SupplierRow, fulfillment?: Fulfillment | null) => {
  if (fulfillment === Fulfillment.DELIVERY && !supplier.offersDelivery) {
    return new FulfillmentUnavailable("This kitchen doesn't deliver. Please choose pickup.");
  }
  if (fulfillment === Fulfillment.PICKUP && !supplier.offersPickup) {
    return new FulfillmentUnavailable("This kitchen doesn't offer pickup. Please choose delivery.");
  }
  return null;
};

const reachProblem = (supplier: SupplierRow, delivers: boolean) => {
  if (delivers) return null;
  const instead = supplier.offersPickup ? 'another address or pickup' : 'another address';
  return new FulfillmentUnavailable(
    `This kitchen doesn't deliver to your address. Please choose ${instead}.`,
    'deliveryAddress',
  );
};

const priceProblem = (expected: number | undefined, total: number) =>
  expected === undefined || expected === total ? null : new PriceChanged(total);
