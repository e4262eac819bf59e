import type { Texts } from '../limit/pipelined-pool.ts';

// Rows as the objects that GraphQL reads its fields from. Each carries all that the statements read and
// nothing that still has to be waited for, so that the compiled query needs no resolver below its root.

const dollars = (cents: string): string => {
  const digits = cents.padStart(3, '0');
  return `$${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

export const money = (cents: string) => ({ cents: Number(cents), text: dollars(cents) });

export const kitchenOf = (row: Texts) => ({
  id: row[0]!,
  kitchenName: row[1]!,
  cookName: row[2]!,
  description: row[3]!,
  cuisineType: row[4]!,
  address: row[5]!,
  latitude: Number(row[6]),
  longitude: Number(row[7]),
  rating: Number(row[8]),
  totalRatings: Number(row[9]),
});

const dishOf = (row: Texts) => ({
  id: row[2]!,
  name: row[3]!,
  description: row[4]!,
  price: money(row[5]!),
  diet: row[6]!,
  spiceLevel: Number(row[7]),
  isAvailable: row[8] === 't',
});

interface Category {
  id: string;
  name: string;
  dishes: ReturnType<typeof dishOf>[];
}

/** The rows are ordered by category. */
export const menuOfRows = (rows: Texts[]): Category[] => {
  const menu: Category[] = [];
  for (const row of rows) {
    let category = menu.at(-1);
    if (category?.id !== row[0]) {
      category = { id: row[0]!, name: row[1]!, dishes: [] };
      menu.push(category);
    }
    category!.dishes.push(dishOf(row));
  }
  return menu;
};
