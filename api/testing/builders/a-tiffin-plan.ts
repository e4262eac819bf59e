import { placeDueOrders } from '../../domains/tiffin-plans/ordering/place-due-orders.ts';
import type { Marketplace } from '../marketplace.ts';
import { notificationsSent } from '../notifications-sent.ts';
import { aDish, OwnMenuActs } from '../own-menu.ts';
import { tuesdayMorning } from '../still-clock.ts';
import type { Visitor } from '../visitor.ts';
import type { TestKitchen } from './a-kitchen.ts';

const day = `serviceDate status reason code isChanged ownAddress deliveryAddress total { cents }
  lines { dishName quantity } order { id orderNumber status deliveryAddress total { cents } lines { dishName quantity } }`;
const plan = `id weekdays note endsOn stoppedAt consent deliveryAddress total { cents } lines { dishName quantity }
  days(first: 8) { ${day} }`;

export interface PlanDayAnswer {
  serviceDate: string;
  status: string;
  reason: string | null;
  code: string | null;
  isChanged: boolean;
  ownAddress: string | null;
  deliveryAddress: string | null;
  total: { cents: number };
  lines: { dishName: string; quantity: number }[];
  order: {
    id: string;
    orderNumber: string;
    status: string;
    deliveryAddress: string | null;
    total: { cents: number };
    lines: { dishName: string; quantity: number }[];
  } | null;
}

/** Asha's kitchen and nothing else, on a Tuesday morning. */
export const onlyAshasKitchen = async (
  marketplace: Marketplace,
): Promise<{ cook: Visitor; kitchen: TestKitchen }> => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('cities', 'users', 'notifications');
  return marketplace.kitchenOwner('Asha Rao');
};

/** Lunch on workdays from tomorrow: one portion of the kitchen's first dish, picked up. */
export const lunchesOf = (kitchen: TestKitchen, given: Record<string, unknown> = {}) => ({
  supplierId: kitchen.id,
  mealtime: 'LUNCH',
  weekdays: [1, 2, 3, 4, 5],
  fulfillment: 'PICKUP',
  lines: [{ dishId: kitchen.dishes[0]!.id, quantity: 1 }],
  startsOn: '2026-11-18',
  expectedTotalCents: 900,
  hasConsented: true,
  ...given,
});

/** A customer's operations on tiffin plans through GraphQL: return the plan or the Problem. */
export class TiffinPlanActs {
  constructor(
    readonly marketplace: Marketplace,
    readonly customer: Visitor,
  ) {}

  start = (input: Record<string, unknown>) => this.#act('startTiffinPlan', 'StartTiffinPlanInput!', input);
  skip = (planId: string, serviceDate: string) =>
    this.#act('skipTiffinDay', 'TiffinPlanDayInput!', { planId, serviceDate });
  unskip = (planId: string, serviceDate: string) =>
    this.#act('unskipTiffinDay', 'TiffinPlanDayInput!', { planId, serviceDate });
  changeDay = (input: Record<string, unknown>) =>
    this.#act('changeTiffinDay', 'ChangeTiffinDayInput!', input);
  resetDay = (planId: string, serviceDate: string) =>
    this.#act('resetTiffinDay', 'TiffinPlanDayInput!', { planId, serviceDate });
  change = (input: Record<string, unknown>) => this.#act('changeTiffinPlan', 'ChangeTiffinPlanInput!', input);
  agree = (
    planId: string,
    expectedTotalCents: number,
    acceptedDietConflicts: string[] = [],
    expectedContentsKey: string | null = null,
  ) =>
    this.#act('agreeToTiffinPlan', 'AgreeToTiffinPlanInput!', {
      planId,
      expectedTotalCents,
      acceptedDietConflicts,
      expectedContentsKey,
    });
  stop = (planId: string) => this.#act('stopTiffinPlan', 'ID!', planId, 'planId');

  async read(id: string) {
    return (await this.customer.graphql(`query ($id: ID!) { tiffinPlan(id: $id) { ${plan} } }`, { id }))
      .tiffinPlan;
  }

  async day(id: string, serviceDate: string): Promise<PlanDayAnswer> {
    const { days } = await this.read(id);
    return days.find((each: PlanDayAnswer) => each.serviceDate === serviceDate)!;
  }

  /** Notifications about plans, the newest first. */
  async notices(): Promise<{ type: string; title: string; message: string }[]> {
    await notificationsSent(this.marketplace);
    const { notifications } = await this.customer.graphql(
      '{ notifications { nodes { type title message } } }',
    );
    return notifications.nodes.filter(({ type }: { type: string }) => type.startsWith('TIFFIN'));
  }

  async #act(name: string, type: string, given: unknown, argument = 'input') {
    const document = `mutation ($given: ${type}) { ${name}(${argument}: $given) { __typename
      ... on TiffinPlan { ${plan} } ... on Problem { code message field } } }`;
    return (await this.customer.graphql(document, { given }))[name];
  }
}

/** What the job does every minute. */
export const ordersPlaced = (marketplace: Marketplace) => placeDueOrders(marketplace.services);

/** Changes a dish of the first category of a cook's menu, by its position. */
export const changeDish = async (cook: Visitor, position: number, given: Record<string, unknown>) => {
  const acts = new OwnMenuActs(cook);
  const { id, categoryId, name, version, allergens, price } = (await acts.read()).categories[0].dishes[
    position
  ]!;
  return acts.saveDish(
    aDish(categoryId, { id, version, name, allergens, priceCents: price.cents, ...given }),
  );
};

export const changeFirstDish = (cook: Visitor, given: Record<string, unknown>) => changeDish(cook, 0, given);

/** Number of orders of each day that are not canceled. */
export const liveOrders = (marketplace: Marketplace) =>
  marketplace.sql.rows<{ day: string; count: number }>(
    `select service_date::text as day, count(*)::int from orders where status <> 'CANCELED'
     group by service_date order by service_date`,
  );
