import { expect, type Page } from '@playwright/test';

const kitchensQuery = `query Kitchens($city: String!) {
  suppliers(filter: { city: $city }, first: 20) { nodes { id kitchenName } }
}`;

const kitchenQuery = `query Kitchen($id: ID!) {
  supplier(id: $id) {
    id
    mealWindows { serviceDate mealtime platesLeft }
    menu { dishes { id name isAvailable price { cents } } }
  }
}`;

const placeMutation = `mutation Place($input: PlaceOrderInput!) {
  placeOrder(input: $input) { __typename ... on Order { id orderNumber cutOffAt: cancellableUntil servedFrom } ... on Problem { message } }
}`;

const cancelMutation = `mutation Cancel($id: ID!) {
  cancelOrder(input: { orderId: $id }) { __typename ... on Problem { message } }
}`;

interface Kitchen {
  id: string;
  mealWindows: { serviceDate: string; mealtime: string; platesLeft: number }[];
  menu: { dishes: { id: string; name: string; isAvailable: boolean; price: { cents: number } }[] }[];
}

const ask = async (page: Page, query: string, variables: object) => {
  const answer = await page.request.post('/graphql', { data: { query, variables } });
  return (await answer.json()).data;
};

/**
 * Places an order of one plate for the last meal on offer, or the last one of a mealtime, as the signed-in person: of
 * the first dish on sale, or the one at another place.
 */
export const placeAnOrder = async (
  page: Page,
  kitchenName: string,
  city: string,
  mealtime?: string,
  place = 0,
) => {
  const { suppliers } = await ask(page, kitchensQuery, { city });
  const listed = suppliers.nodes.find((each: { kitchenName: string }) => each.kitchenName === kitchenName);
  const kitchen: Kitchen = (await ask(page, kitchenQuery, { id: listed.id })).supplier;
  const window = kitchen.mealWindows.findLast(
    each => each.platesLeft > 0 && (mealtime === undefined || each.mealtime === mealtime),
  )!;
  const dish = kitchen.menu
    .flatMap(({ dishes }) => dishes)
    .filter(each => each.isAvailable)
    .at(place)!;
  const input = {
    idempotencyKey: `story-${Math.random().toString(36).slice(2)}`,
    supplierId: kitchen.id,
    serviceDate: window.serviceDate,
    mealtime: window.mealtime,
    fulfillment: 'PICKUP',
    lines: [{ dishId: dish.id, quantity: 1 }],
    expectedTotalCents: dish.price.cents,
  };
  const { placeOrder } = await ask(page, placeMutation, { input });
  expect(placeOrder).toMatchObject({ __typename: 'Order' });
  const { id, orderNumber, cutOffAt, servedFrom } = placeOrder as Record<string, string>;
  return {
    id: id!,
    orderNumber: orderNumber!,
    kitchenId: kitchen.id,
    serviceDate: window.serviceDate,
    dishName: dish.name,
    cutOffAt: cutOffAt!,
    servedFrom: servedFrom!,
  };
};

export const cancel = async (page: Page, order: { id: string }): Promise<void> => {
  const { cancelOrder } = await ask(page, cancelMutation, { id: order.id });
  expect(cancelOrder.__typename).toBe('Order');
};
