import type { TestKitchen } from './builders/a-kitchen.ts';
import type { Marketplace } from './marketplace.ts';
import type { Visitor } from './visitor.ts';

/** Number of plates left for a meal, as a customer sees it; today's dinner by default. */
export const platesLeft = async (
  reader: Visitor,
  kitchen: TestKitchen,
  { serviceDate, mealtime } = { serviceDate: '2026-11-17', mealtime: 'DINNER' },
): Promise<number | undefined> => {
  const { supplier } = await reader.graphql(
    'query ($id: ID!) { supplier(id: $id) { mealWindows { serviceDate mealtime platesLeft } } }',
    { id: kitchen.id },
  );
  const windows: { serviceDate: string; mealtime: string; platesLeft: number }[] = supplier.mealWindows;
  return windows.find(each => each.serviceDate === serviceDate && each.mealtime === mealtime)?.platesLeft;
};

export const storedOrders = async ({ sql }: Marketplace): Promise<number> => {
  const [row] = await sql.rows<{ count: number }>('select count(*)::int from orders');
  return row!.count;
};
