import { expect, test } from 'vitest';
import { StatementNames } from './statement-names.ts';

const names = new StatementNames();

test.each([
  ['select 1', 'SELECT'],
  ['begin', 'BEGIN'],
  ['select "o"."id" from "orders" as "o" where "o"."note" = $1', 'SELECT orders'],
  [
    'select * from carts c join kitchens k on true left join lateral (select 1 from dishes) d on true',
    'SELECT carts kitchens dishes',
  ],
  ['insert into "public"."orders" ("id") values ($1) on conflict do update set note = $2', 'INSERT orders'],
  ['update only orders set note = $1 where status is distinct from excluded.status', 'UPDATE orders'],
  [
    'insert into orders(id) select extract(day from m.service_date) from meals m',
    'INSERT orders SELECT meals',
  ],
  ['delete from sessions using users where expires_at < $1', 'DELETE sessions'],
  [
    `with taken as (update service_days set taken = taken + $1 from unnest($2::int[]) returning id),
      placed as materialized (insert into orders select * from taken returning id)
    select placed.id from placed join suppliers on true`,
    'UPDATE service_days INSERT orders SELECT suppliers',
  ],
  ['select id from orders where id = $1 for update of orders skip locked', 'SELECT orders'],
  ["select 'secret of meera@example.com', 4711 from users", 'SELECT users'],
  ['-- why\n  select count(*) from (select 1 from pgboss.job) j', 'SELECT job'],
])('%s', (text, name) => {
  expect(names.of(text)).toBe(name);
});

test('a name is short, however many tables there are', () => {
  const tables = Array.from({ length: 50 }, (_, number) => `join t${number} on true`);
  expect(names.of(`select * from t ${tables.join(' ')}`)).toBe('SELECT t t0 t1 t2 t3 t4');
});
