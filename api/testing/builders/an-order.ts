import { randomUUID } from 'node:crypto';
import type { Visitor } from '../visitor.ts';
import type { TestKitchen } from './a-kitchen.ts';

/** Input of an order: by default one plate of the first dish for today's dinner. */
export const anOrder = (kitchen: TestKitchen, quantity = 1) => {
  const dish = kitchen.dishes[0]!;
  return {
    idempotencyKey: randomUUID(),
    supplierId: kitchen.id,
    serviceDate: '2026-11-17',
    mealtime: 'DINNER',
    fulfillment: 'PICKUP',
    lines: [{ dishId: dish.id, quantity }],
    expectedTotalCents: dish.priceCents * quantity,
  };
};
export type OrderInput = ReturnType<typeof anOrder>;

const refusals = '... on Problem { code message field }';

export const placeOrderDocument = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    __typename
    ... on Order {
      id orderNumber status paymentStatus plates note deliveryAddress fulfillment mealtime serviceDate
      placedAt cancellableUntil viewerCanCancel servedFrom servedUntil
      total { cents text } supplier { id kitchenName } lines { position dishId dishName quantity
      allergens diet mealContent choices { id group name priceCents allergens diet }
      unitPrice { cents } lineTotal { cents } } timeline { status at }
    }
    ${refusals}
    ... on SoldOut { platesLeft }
    ... on PriceChanged { total { cents } }
    ... on DishUnavailable { dishIds }
    ... on ChoicesChanged { toChoose: lines { dishId choiceIds groups } }
    ... on DishNotCooked { notCookedIds: dishIds nextMeal { serviceDate mealtime } }
    ... on TooFewPortions { fewDishes: dishes { dishId portionsLeft } categories { categoryId name portionsLeft } }
    ... on CutOffPassed { cutOffAt }
    ... on KitchenPaused { until }
    ... on OrderingStopped { reason stoppedUntil: until }
    ... on UnpaidPlatesLimit { unpaidLeft: platesLeft }
  }
}`;

export const cancelOrderDocument = `mutation ($input: CancelOrderInput!) {
  cancelOrder(input: $input) {
    __typename
    ... on Order {
      id status viewerCanCancel canceledBy cancellationReason paymentStatus timeline { status at }
    }
    ${refusals}
  }
}`;

/** Result of placing an order: the order or a Problem. */
export const placeOrder = async (customer: Visitor, input: OrderInput & Record<string, unknown>) =>
  (await customer.graphql(placeOrderDocument, { input })).placeOrder;

export const cancelOrder = async (customer: Visitor, orderId: string, reason?: string) =>
  (await customer.graphql(cancelOrderDocument, { input: { orderId, reason } })).cancelOrder;
