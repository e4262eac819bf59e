import type { Meal } from './customers.ts';
import type { Person } from './person.ts';

/** The status that an order has before each step of a cook. */
const before = { PREPARING: 'PLACED', READY: 'PREPARING', DELIVERED: 'READY' } as const;

export type CookingStep = keyof typeof before;

const boardDocument = `query Board($date: LocalDate!, $mealtime: Mealtime!, $status: OrderStatus!) {
  kitchenOrders(first: 50, serviceDate: $date, mealtime: $mealtime, statuses: [$status]) { nodes { id } } }`;
const moveDocument = `mutation MoveOrders($ids: [ID!]!, $to: OrderStatus!) { moveOrders(input: { orderIds: $ids, to: $to }) {
  orders { id } refused { orderId problem { ... on Problem { code } } } } }`;

/** Takes all orders of a meal one step further, a page of the board at a time. */
export const cookMeal = async (
  cook: Person,
  { serviceDate, mealtime }: Meal,
  to: CookingStep,
): Promise<void> => {
  const variables = { date: serviceDate, mealtime, status: before[to] };
  for (;;) {
    const { kitchenOrders } = await cook.ask(boardDocument, variables);
    const ids = kitchenOrders.nodes.map(({ id }: { id: string }) => id);
    if (ids.length === 0) return;
    const { moveOrders } = await cook.ask(moveDocument, { ids, to });
    const [refused] = moveOrders.refused;
    if (refused) throw new Error(`An order was not moved to ${to}: ${refused.problem.code}`);
  }
};
