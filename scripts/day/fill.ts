import type { Client } from 'pg';
import { dishesPerKitchen, idOf, sessionsOf, stepsFor, tokenOf } from '../../bench/marketplace/steps.ts';
import { customers, kitchens } from './settings.ts';

export interface Kitchen {
  id: string;
  /** Session of its cook. */
  token: string;
  dishes: { id: string; cents: number }[];
}

export interface Town {
  cityId: string;
  kitchens: Kitchen[];
  /** A session of each customer. */
  tokens: string[];
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Fills an empty town beside the demo's: its kitchens, customers and one past order of each. */
export const fillTown = async (client: Client): Promise<Town> => {
  await client.query('begin');
  for (const { sql } of stepsFor({
    cities: 1,
    kitchens,
    customers: 1,
    shoppers: customers,
    orders: customers,
  }))
    await client.query(sql);
  // Cooks sign in by their EIN, which takes a while for each; the day begins with all of them signed in.
  await client.query(sessionsOf('cook', kitchens).sql);
  await client.query('commit');
  await client.query('vacuum analyze');
  const { rows: cities } = await client.query<{ id: string }>(`select ${idOf('city', '1')} as id`);
  const { rows } = await client.query<{ number: number; id: string; dishes: Kitchen['dishes'] }>(
    `select n as number, ${idOf('kitchen', 'n')} as id,
       json_agg(json_build_object('id', d.id, 'cents', d.price_cents) order by k) as dishes
     from generate_series(1, ${kitchens}) n
     cross join generate_series(1, ${dishesPerKitchen}) k
     join dishes d on d.id = ${idOf('dish', "n || ' ' || k")}
     group by n order by n`,
  );
  return {
    cityId: cities[0]!.id,
    kitchens: rows.map(({ number, id, dishes }) => ({ id, dishes, token: tokenOf('cook', number) })),
    tokens: numbers(customers).map(number => tokenOf('shopper', number)),
  };
};
