import { isChosenRight } from '../../../../schema/rules/chosen.ts';
import { Role } from '../../../core/access/role.ts';
import type { Ctx, Services } from '../../../core/operation/ctx.ts';
import { onBehalfOf, systemContext } from '../../../core/operation/system-context.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { City } from '../../cities/city.ts';
import { localDay } from '../../cities/local-day.ts';
import { User } from '../../identity/user.ts';
import type { DishRow } from '../../menus/dish-columns.ts';
import { dishesOf } from '../../menus/find-menu.ts';
import type { OrderedChoice } from '../../orders/ordered-choice.ts';
import { quotedLine } from '../../orders/placing/quoted-line.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { offersOf } from '../offers/find-tiffin-offers.ts';
import { runsOn } from '../running-plans.ts';
import { TiffinPlan } from '../tiffin-plan.ts';
import type { TiffinPlanLine } from '../tiffin-plan-line.ts';
import { notePrice } from './note-price.ts';
import { costOf, pricesNow } from './plan-prices.ts';

const runningQuery = query(
  { TiffinPlan, User, Supplier, City },
  (from, { supplierId, now }: Given<{ supplierId: string; now: Date }>) =>
    from
      .selectFrom('TiffinPlan as plan')
      .innerJoin('User as customer', join =>
        join.onRef('customer.id', '=', 'plan.customerId').on('customer.disabledAt', 'is', null),
      )
      .innerJoin('Supplier as s', 's.id', 'plan.supplierId')
      .innerJoin('City as city', 'city.id', 's.cityId')
      .where('plan.supplierId', '=', supplierId)
      .where(plan => runsOn(localDay(now, plan.ref('city.timeZone'))))
      .select([
        'plan.id',
        'plan.customerId',
        'plan.offerId',
        'plan.lines',
        'plan.raisedToCents',
        'plan.raisedFrom',
      ])
      .orderBy('plan.id'),
);

type RunningPlan = RowOf<typeof runningQuery>;

/** Kitchens with a plan that was not stopped. */
const kitchensQuery = query({ TiffinPlan }, from =>
  from.selectFrom('TiffinPlan').where('stoppedAt', 'is', null).select('supplierId').distinct(),
);

type LinesNow = (plan: RunningPlan) => TiffinPlanLine[] | undefined;

/** The choices as they were agreed to, at the prices of others with the same IDs. */
const atPricesOf = (priced: readonly OrderedChoice[], choices: readonly OrderedChoice[]): OrderedChoice[] => {
  const prices = new Map(priced.map(({ id, priceCents }) => [id, priceCents]));
  return choices.map(choice => ({ ...choice, priceCents: prices.get(choice.id) ?? choice.priceCents }));
};

/** Prices the meals of a kitchen's plans as they are today; undefined when a dish or a choice is gone. */
const pricedNow = async (ctx: Ctx, supplierId: string, plans: readonly RunningPlan[]): Promise<LinesNow> => {
  const ids = [...new Set(plans.flatMap(({ lines }) => lines.map(({ dishId }) => dishId)))];
  const found = await dishesOf(ctx, supplierId, ids);
  const dishes = new Map<string, DishRow>(found.map(dish => [dish.id, dish]));
  const offers = new Map((await offersOf(ctx, supplierId)).map(offer => [offer.id, offer]));
  return ({ lines, offerId }) => {
    const prices = pricesNow((offerId && offers.get(offerId)) || null, lines);
    const priced = lines.flatMap((line, position) => {
      const { dishId, quantity, choices } = line;
      const dish = dishes.get(dishId);
      const choiceIds = choices.map(({ id }) => id);
      if (!dish || !isChosenRight(dish.optionGroups, choiceIds)) return [];
      const { unitPrice, choices: current } = quotedLine(dish, { quantity, choiceIds, position }, prices);
      return [{ ...line, unitPriceCents: unitPrice.cents, choices: atPricesOf(current, choices) }];
    });
    return priced.length === lines.length ? priced : undefined;
  };
};

/** Whether nothing has to be noted: it costs what it did, less, or what its customer was notified of. */
const isKnown = ({ lines, raisedToCents, raisedFrom }: RunningPlan, price: number): boolean =>
  raisedToCents && raisedFrom ? price === raisedToCents : price <= costOf(lines);

/**
 * Notes what the meals of a kitchen's plans cost by now. Customers are notified of a price that is higher than they
 * agreed to and knew of; until the day named there, their meals cost what they did.
 */
export const notePriceRises = async (services: Services, supplierId: string): Promise<void> => {
  const ctx = systemContext(services);
  const plans = await runningQuery.all(services.sql, { supplierId, now: ctx.now });
  if (plans.length === 0) return;
  const linesNow = await pricedNow(ctx, supplierId, plans);
  for (const plan of plans) {
    const lines = linesNow(plan);
    if (!lines || isKnown(plan, costOf(lines))) continue;
    const person = { userId: plan.customerId, role: Role.CUSTOMER, staffRole: null };
    try {
      await notePrice(onBehalfOf(services, person), { planId: plan.id, lines });
    } catch (error) {
      services.log.error({ err: error, planId: plan.id }, 'noting the price of a tiffin plan failed');
    }
  }
};

/** IDs of the kitchens with plans. */
export const kitchensWithPlans = async ({ sql }: Services): Promise<string[]> =>
  (await kitchensQuery.all(sql, {})).map(({ supplierId }) => supplierId);
