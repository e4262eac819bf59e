import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commissionOf } from '../../../../schema/commission.ts';
import {
  cartLineLimit,
  commissionPercent,
  optionChoiceLimit,
  optionPriceMaximumCents,
  paymentMinutes,
  priceMaximumCents,
  priceMinimumCents,
} from '../../../../schema/constants.ts';
import { type Sql, transactionSql } from '../../../core/database/sql.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import { SeededRandom } from '../../../demo/seeded-random.ts';
import type { Database } from '../../../platform/database/database.ts';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen, type TestDish, type TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { createStatementFunction } from '../../../testing/statements/statement-function.ts';
import { StillClock } from '../../../testing/still-clock.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { holdOrderStatement } from '../holding/hold-order.sql.ts';
import { Fulfillment } from '../order-enums.ts';
import { newOrderNumber } from '../order-number.ts';
import { choicesText, type PlaceOrderValues, placeOrderStatement, valuesOf } from './place-order.sql.ts';

const count = Number(process.env.CARTS ?? 5_000);

/** A cart may take all plates of its kitchen's day, so every cart of a batch has its own. */
const kitchenCount = 20;
const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'];
const platesOfADay = 100;

const clock = new StillClock();
const random = new SeededRandom('carts to the cent');

let database: Database;
let kitchens: TestKitchen[];
beforeAll(async () => {
  database = await openTestDatabase();
  const stage = { sql: database.sql, clock };
  const city = await aCity(stage);
  kitchens = [];
  for (let number = 1; number <= kitchenCount; number++) {
    const dishes = Object.fromEntries(
      Array.from({ length: cartLineLimit }, (_, dish) => [`Dish ${dish}`, aPrice()]),
    );
    const kitchen = await aKitchen(stage, city, { capacity: platesOfADay, dishes });
    for (const dish of kitchen.dishes.filter(() => random.chance(0.5))) await addOptions(dish);
    kitchens.push(kitchen);
  }
});
afterAll(() => database.close());

/** Of each dish with choices its groups. */
const optionsOf = new Map<string, { most: number; choices: { id: string; priceCents: number }[] }[]>();

const addOptions = async ({ id }: TestDish) => {
  const groups = Array.from({ length: random.between(1, 3) }, (_, number) => ({
    id: randomUUID(),
    name: `Group ${number}`,
    least: 0,
    most: random.between(1, 4),
    choices: Array.from({ length: random.between(4, optionChoiceLimit) }, (_, choice) => ({
      id: randomUUID(),
      name: `Choice ${choice}`,
      priceCents: random.between(0, random.pick([0, 200, optionPriceMaximumCents])),
      allergens: [],
      diet: null,
    })),
  }));
  optionsOf.set(id, groups);
  await database.sql.rows('update dishes set option_groups = $1::jsonb where id = $2', [
    JSON.stringify(groups),
    id,
  ]);
};

const someChoices = ({ id }: TestDish) =>
  (optionsOf.get(id) ?? []).flatMap(({ most, choices }) =>
    random.shuffled(choices).slice(0, random.between(0, most)),
  );

/** Usual prices and any price. */
const aPrice = () => random.between(priceMinimumCents, random.pick([2_000, priceMaximumCents]));

interface Cart {
  orderId: string;
  supplierId: string;
  serviceDate: string;
  /** Ours, or another one: of 20 percent no cent is ever halved. */
  percent: number;
  /** The price is that of the dish with its choices. */
  lines: (TestDish & { quantity: number; choiceIds: string[] })[];
}

const aCart = (kitchen: TestKitchen, serviceDate: string): Cart => {
  let left = platesOfADay;
  const lines = random
    .shuffled(kitchen.dishes)
    .slice(0, random.between(1, random.pick([3, 3, 3, cartLineLimit])))
    .flatMap(dish => {
      const quantity = Math.min(left, random.between(1, random.pick([3, 50])));
      left -= quantity;
      const chosen = someChoices(dish);
      const priceCents = chosen.reduce((sum, choice) => sum + choice.priceCents, dish.priceCents);
      return quantity > 0
        ? [{ ...dish, priceCents, quantity, choiceIds: chosen.map(choice => choice.id) }]
        : [];
    });
  const percent = random.pick([commissionPercent, random.between(0, 50)]);
  return { orderId: newIdentifier(clock.read()), supplierId: kitchen.id, serviceDate, percent, lines };
};

/** Exactly what a cart costs and what of it is ours, half cents rounded up. */
const exactly = ({ lines, percent }: Cart) => {
  const total = lines.reduce(
    (sum, { priceCents, quantity }) => sum + BigInt(priceCents) * BigInt(quantity),
    0n,
  );
  return { total, commission: (2n * total * BigInt(percent) + 100n) / 200n };
};

/** Of the commission among the values, $21. */
const placeOfPercent = 20;

const valuesOfCart = (cart: Cart): unknown[] => valuesOf(requestOf(cart)).with(placeOfPercent, cart.percent);

const requestOf = (cart: Cart): PlaceOrderValues => ({
  orderId: cart.orderId,
  orderNumber: newOrderNumber(),
  customerId: cart.orderId,
  supplierId: cart.supplierId,
  serviceDate: cart.serviceDate,
  mealtime: 'DINNER',
  fulfillment: Fulfillment.PICKUP,
  deliveryAddress: null,
  note: null,
  dishIds: cart.lines.map(({ id }) => id),
  quantities: cart.lines.map(({ quantity }) => quantity),
  expectedTotalCents: Number(exactly(cart).total),
  idempotencyKey: randomUUID(),
  requestHash: 'cart',
  now: clock.read(),
  zipCode: null,
  choices: cart.lines.map(({ choiceIds }) => choicesText(choiceIds)),
  comparedMenu: null,
  basePrices: [],
  unpaid: { source: null, most: platesOfADay, mostOfSource: platesOfADay, asksProof: false },
});

/** Every cart is a new customer's, who has the id of the order. */
const addCustomers = (sql: Sql, carts: Cart[]) =>
  sql.rows(
    `insert into users (id, role, name, email, created_at)
     select id, 'CUSTOMER', 'Priya Nair', id || '@example.com', now() from unnest($1::uuid[]) id`,
    [carts.map(({ orderId }) => orderId)],
  );

interface Stored {
  id: string;
  total: number;
  commission: number;
  lines: { dishId: string; unitPriceCents: number; quantity: number }[];
}

const placedOrders = `
select o.id, o.total_cents as total, o.commission_cents as commission, (
    select json_agg(json_build_object('dishId', dish_id, 'unitPriceCents', unit_price_cents, 'quantity', quantity)
      order by position)
    from order_lines where order_id = o.id) as lines
from orders o`;
const heldOrders = 'select id, total_cents as total, commission_cents as commission, lines from held_orders';

/** What is wrong with a stored order, if anything. */
const mistake = (cart: Cart, stored: Stored | undefined): string | undefined => {
  const { total, commission } = exactly(cart);
  if (!stored) return `refused: ${JSON.stringify(cart)}`;
  const lines = stored.lines.map(line => [line.dishId, line.unitPriceCents, line.quantity].join());
  const isRight =
    BigInt(stored.total) === total &&
    BigInt(stored.commission) === commission &&
    (cart.percent !== commissionPercent || commissionOf(stored.total) === stored.commission) &&
    lines.join(';') === cart.lines.map(line => [line.id, line.priceCents, line.quantity].join()).join(';');
  return isRight ? undefined : `${JSON.stringify(cart)} became ${JSON.stringify(stored)}`;
};

type Runs = Awaited<ReturnType<typeof createStatementFunction>>;

/** Runs a statement for carts of new customers, and takes back what it stored. */
const mistakesOf = async (carts: Cart[], run: Runs, stored: string, ...more: unknown[]) => {
  const em = database.orm.em.fork();
  await em.begin();
  const sql = transactionSql(em);
  await addCustomers(sql, carts);
  await run(
    sql,
    carts.map(cart => [...valuesOfCart(cart), ...more]),
  );
  const rows = await sql.rows<Stored>(stored);
  await em.rollback();
  const orders = new Map(rows.map(row => [row.id, row]));
  return carts.flatMap(cart => mistake(cart, orders.get(cart.orderId)) ?? []);
};

test(`${count} random carts are placed or held for exactly what they cost, and we charge exactly our share`, async () => {
  const [place, hold] = await database.orm.em
    .fork()
    .transactional(async em => [
      await createStatementFunction(transactionSql(em), 'place_cart', placeOrderStatement),
      await createStatementFunction(transactionSql(em), 'hold_cart', holdOrderStatement),
    ]);
  const heldUntil = new Date(clock.read().getTime() + paymentMinutes * 60_000);
  const everywhere = days.flatMap(day => kitchens.map(kitchen => ({ day, kitchen })));
  const mistakes: string[] = [];
  for (let done = 0, isHeld = false; done < count; done += everywhere.length, isHeld = !isHeld) {
    const carts = everywhere.slice(0, count - done).map(({ kitchen, day }) => aCart(kitchen, day));
    const found = isHeld
      ? await mistakesOf(carts, hold!, heldOrders, heldUntil)
      : await mistakesOf(carts, place!, placedOrders);
    mistakes.push(...found);
  }
  expect(mistakes).toEqual([]);
}, 3_600_000);
