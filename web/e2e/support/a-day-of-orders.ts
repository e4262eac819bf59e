import { expect, type Page } from '@playwright/test';

const kitchensQuery = `query Kitchens($city: String!) {
  suppliers(filter: { city: $city }, first: 20) { nodes { id kitchenName } }
}`;

const kitchenQuery = `query Kitchen($id: ID!) {
  supplier(id: $id) {
    mealWindows { serviceDate mealtime platesLeft cutOffAt servedFrom }
    menu { dishes { id isAvailable price { cents } } }
  }
}`;

const placeMutation = `mutation Place($input: PlaceOrderInput!) {
  placeOrder(input: $input) { __typename ... on Order { id orderNumber } ... on Problem { message } }
}`;

interface Window {
  serviceDate: string;
  mealtime: string;
  platesLeft: number;
  cutOffAt: string;
  servedFrom: string;
}

interface OrderedMeal extends Window {
  title: string;
  orders: { id: string; orderNumber: string }[];
}

const ask = async (page: Page, query: string, variables: object) => {
  const answer = await page.request.post('/graphql', { data: { query, variables } });
  return (await answer.json()).data;
};

/** Places orders of one plate for the meals of the last day on offer, two deliveries to each pickup, in turn. */
export const aDayOfOrders = async (page: Page, kitchenName: string, city: string, count: number) => {
  const { suppliers } = await ask(page, kitchensQuery, { city });
  const { id: supplierId } = suppliers.nodes.find(
    (each: { kitchenName: string }) => each.kitchenName === kitchenName,
  );
  const { supplier } = await ask(page, kitchenQuery, { id: supplierId });
  const windows: Window[] = supplier.mealWindows;
  const serviceDate = windows.findLast(({ platesLeft }) => platesLeft >= count)!.serviceDate;
  const meals: OrderedMeal[] = windows
    .filter(window => window.serviceDate === serviceDate)
    .map(window => ({
      ...window,
      title: window.mealtime.charAt(0) + window.mealtime.slice(1).toLowerCase(),
      orders: [],
    }));
  const dish = supplier.menu
    .flatMap(({ dishes }: { dishes: object[] }) => dishes)
    .find(({ isAvailable }: { isAvailable: boolean }) => isAvailable);
  for (let index = 0; index < count; index++) {
    const meal = meals[index % meals.length]!;
    const isPickup = Math.floor(index / meals.length) % 3 === 2;
    const input = {
      idempotencyKey: `story-${Math.random().toString(36).slice(2)}`,
      supplierId,
      serviceDate,
      mealtime: meal.mealtime,
      fulfillment: isPickup ? 'PICKUP' : 'DELIVERY',
      deliveryAddress: isPickup ? null : `5 Elm St, ${city}, GA 30004`,
      lines: [{ dishId: dish.id, quantity: 1 }],
      expectedTotalCents: dish.price.cents,
    };
    const { placeOrder } = await ask(page, placeMutation, { input });
    expect(placeOrder).toMatchObject({ __typename: 'Order' });
    meal.orders.push(placeOrder);
  }
  return { serviceDate, meals: meals.filter(({ orders }) => orders.length > 0) };
};
