import { cartLines } from '../../../../schema/rules/cart.ts';
import { cartAddress } from '../../../../schema/rules/order.ts';
import { checked } from '../../../core/operation/checked.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { MalformedInput } from '../../../core/operation/failures.ts';
import { InvalidInput } from '../../../core/operation/problem.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { Money } from '../../../core/values/money.ts';
import type { MealWindow } from '../../mealtimes/meal-window.ts';
import type { DishRow } from '../../menus/dish-columns.ts';
import { dishesOf } from '../../menus/find-menu.ts';
import { mealWindow } from '../../suppliers/find-meal-windows.ts';
import { supplierById } from '../../suppliers/supplier-by-id.ts';
import type { SupplierRow } from '../../suppliers/supplier-columns.ts';
import { Fulfillment } from '../order-enums.ts';
import type { CartLineInput, QuoteCartInput } from '../order-inputs.ts';
import type { CartQuote, OrderProblem, QuotedLine } from './cart-quote.ts';
import { deliversToAddress } from './delivers-to-address.ts';
import {
  CartIsEmpty,
  CutOffPassed,
  DishUnavailable,
  FulfillmentUnavailable,
  KitchenPaused,
  KitchenUnavailable,
  PriceChanged,
  SoldOut,
} from './order-placing-problems.ts';

type QuotedCart = QuoteCartInput & { expectedTotalCents?: number };

/** Prices a cart and lists what prevents ordering it, the most serious first; null when the kitchen does not exist. */
export const quoteCart = async (ctx: Ctx, cart: QuotedCart): Promise<CartQuote | null> => {
  const asked = wellFormed(checked(cartLines, cart.lines, 'lines'));
  const deliveryAddress = wellFormed(checked(cartAddress, cart.deliveryAddress, 'deliveryAddress'));
  const { supplierId, serviceDate, mealtime, fulfillment } = cart;
  if (!isIdentifier(supplierId)) return null;
  const isDelivery = fulfillment === Fulfillment.DELIVERY;
  const [supplier, dishes, window, delivers] = await Promise.all([
    supplierById(ctx, supplierId),
    dishesIn(ctx, supplierId, asked),
    serviceDate && mealtime ? mealWindow(ctx, supplierId, serviceDate, mealtime) : null,
    isDelivery && deliveryAddress ? deliversToAddress(ctx, supplierId, deliveryAddress) : true,
  ]);
  if (!supplier) return null;

  const lines = priced(asked, dishes);
  const total = lines.reduce((sum, line) => sum + line.lineTotal.cents, 0);
  const plates = lines.reduce((sum, line) => sum + line.quantity, 0);
  const problems = [
    kitchenProblem(supplier),
    asked.length === 0 ? new CartIsEmpty() : null,
    dishProblem(asked, dishes, serviceDate),
    windowProblem(cart, window, plates, ctx.now),
    fulfillmentProblem(supplier, fulfillment) ?? reachProblem(supplier, delivers),
    priceProblem(cart.expectedTotalCents, total),
  ].filter(problem => problem !== null);
  return { supplier, mealWindow: window, lines, plates, total: new Money(total), problems };
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

const priced = (asked: CartLineInput[], dishes: Map<string, DishRow>): QuotedLine[] =>
  asked.flatMap(({ dishId, quantity }) => {
    const dish = dishes.get(dishId);
    return dish ? [{ dish, quantity, lineTotal: new Money(dish.priceCents * quantity) }] : [];
  });

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
