import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestKitchen } from '../../../testing/builders/a-kitchen.ts';
import { anOrder, cancelOrder, placeOrder } from '../../../testing/builders/an-order.ts';
import { Marketplace } from '../../../testing/marketplace.ts';
import { notificationsSent } from '../../../testing/notifications-sent.ts';
import { aDish, OwnMenuActs } from '../../../testing/own-menu.ts';
import { platesLeft } from '../../../testing/plates.ts';
import { sendFile } from '../../../testing/send-file.ts';
import { tuesdayMorning } from '../../../testing/still-clock.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let marketplace: Marketplace;
let kitchen: TestKitchen;
let cook: Visitor;
let asha: OwnMenuActs;
let priya: Visitor;

beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  marketplace.clock.moveTo(tuesdayMorning);
  await marketplace.empty('cities', 'users', 'notifications');
  ({ cook, kitchen } = await marketplace.kitchenOwner('Asha', {
    kitchenName: "Asha's Kitchen",
    dishes: { 'Misal pav': 900, Poha: 700 },
  }));
  asha = new OwnMenuActs(cook);
  priya = await marketplace.customer('Priya Nair');
});

const change = async (given: Record<string, unknown>, at = 0) => {
  const dish = (await asha.read()).categories[0].dishes[at]!;
  const { id, categoryId, name, version, allergens, price } = dish;
  return asha.saveDish(
    aDish(categoryId, { id, version, name, allergens, priceCents: price.cents, ...given }),
  );
};
const bothDishes = () => ({
  ...anOrder(kitchen),
  lines: kitchen.dishes.map(dish => ({ dishId: dish.id, quantity: 1 })),
  expectedTotalCents: 1600,
});

const order = async (id: string, who = priya) =>
  (
    await who.graphql(
      `query ($id: ID!) { order(id: $id) { cancellableUntil reopenedAt viewerCanCancel
        lines { dishName allergens addedAllergens diet changedDiet marks removedMarks } } }`,
      { id },
    )
  ).order;
const notices = async (who: Visitor) => {
  await notificationsSent(marketplace);
  const { notifications } = await who.graphql(
    '{ notifications { nodes { type priority title message orderId } } }',
  );
  return notifications.nodes.filter(({ type }: { type: string }) => type === 'DISH_CHANGED');
};

describe('what a dish contains', () => {
  test('is on the order as it was when Priya ordered, whatever the menu says later', async () => {
    const placed = await placeOrder(priya, anOrder(kitchen));
    await marketplace.sql.rows("update dishes set allergens = '{SOY}', diet = 'VEGAN'");
    const line = { dishName: 'Misal pav', allergens: ['MILK'], addedAllergens: [], diet: 'VEGETARIAN' };
    const noMarks = { marks: [], removedMarks: [] };
    expect((await order(placed.id)).lines).toEqual([{ ...line, ...noMarks, changedDiet: null }]);
    expect((await order(placed.id, cook)).lines).toEqual([{ ...line, ...noMarks, changedDiet: null }]);
  });

  test('is on the prep sheet as it was ordered, with what was added since', async () => {
    await placeOrder(priya, anOrder(kitchen));
    await change({ allergens: ['MILK', 'PEANUTS'] });
    await placeOrder(priya, anOrder(kitchen, 2));
    await change({ allergens: [], diet: 'VEGAN' });
    const { prepSheet } = await cook.graphql(
      `{ prepSheet(serviceDate: "2026-11-17", mealtime: DINNER) { dishes { dishName plates allergens diets } } }`,
    );
    expect(prepSheet.dishes).toEqual([
      { dishName: 'Misal pav', plates: 3, allergens: ['MILK', 'PEANUTS'], diets: ['VEGETARIAN', 'VEGAN'] },
    ]);
  });
});

describe('Asha adds an allergen after Priya has ordered', () => {
  test('and Priya is notified immediately and cancels for free long after the cut-off', async () => {
    const placed = await placeOrder(priya, anOrder(kitchen, 3));
    marketplace.clock.moveTo('2026-11-18T01:30:00Z');
    expect(await order(placed.id)).toMatchObject({ viewerCanCancel: false, reopenedAt: null });

    await change({ allergens: ['MILK', 'TREE_NUTS', 'PEANUTS'] });
    expect(await notices(priya)).toEqual([
      {
        type: 'DISH_CHANGED',
        priority: 'URGENT',
        title: 'A dish you ordered has changed',
        message:
          "Asha's Kitchen added peanuts and tree nuts to Misal pav. " +
          `You can cancel order ${placed.orderNumber} for free until it's delivered.`,
        orderId: placed.id,
      },
    ]);
    expect(await order(placed.id)).toMatchObject({
      viewerCanCancel: true,
      reopenedAt: '2026-11-18T01:30:00.000Z',
      cancellableUntil: placed.servedUntil,
      lines: [{ allergens: ['MILK'], addedAllergens: ['PEANUTS', 'TREE_NUTS'] }],
    });
    await marketplace.sql.rows("update orders set status = 'OUT_FOR_DELIVERY', payment_status = 'PAID'");
    marketplace.clock.moveTo('2026-11-18T06:00:00Z');
    expect(await cancelOrder(priya, placed.id)).toMatchObject({
      status: 'CANCELED',
      paymentStatus: 'REFUNDED',
    });
    marketplace.clock.moveTo(tuesdayMorning);
    expect(await platesLeft(priya, kitchen)).toBe(25);
  });

  test('by a spreadsheet: one notification an order, with all that changed', async () => {
    const placed = await placeOrder(priya, bothDishes());
    const csv = [
      'category,name,description,price,portion,diet,spice,allergens,on sale',
      'Every day,Misal pav,,9.00,,vegetarian,1,"milk, peanuts",yes',
      'Every day,Poha,,7.00,,non-vegetarian,1,"milk",yes',
    ].join('\n');
    const document = `mutation ($file: Upload!) { importMenu(file: $file) { __typename } }`;
    const sent = await sendFile(cook, document, {}, { content: Buffer.from(csv), name: 'menu.csv' });
    expect(sent.importMenu.__typename).toBe('MenuImported');
    expect(await notices(priya)).toMatchObject([
      {
        orderId: placed.id,
        message: expect.stringContaining(
          "Asha's Kitchen added peanuts to Misal pav and changed Poha from vegetarian to non-vegetarian.",
        ),
      },
    ]);
  });

  test('again, and only what is new is in the second notification', async () => {
    const placed = await placeOrder(priya, anOrder(kitchen));
    await change({ allergens: ['MILK', 'PEANUTS'] });
    await change({ allergens: ['MILK', 'PEANUTS'], description: 'With farsan.' });
    await change({ allergens: ['MILK', 'PEANUTS', 'SOY'] });
    const [second, first, ...others] = await notices(priya);
    expect(others).toEqual([]);
    expect(first!.message).toContain('added peanuts to Misal pav');
    expect(second!.message).toContain('added soy to Misal pav');
    expect((await order(placed.id)).lines[0].addedAllergens).toEqual(['PEANUTS', 'SOY']);
  });

  test('and it reaches those who switched order updates off, but only affected customers', async () => {
    await priya.graphql('mutation { updateNotificationSettings(input: { orderUpdates: false }) { email } }');
    const ravi = await marketplace.customer('Ravi Menon');
    const poha = { ...anOrder(kitchen), lines: [{ dishId: kitchen.dishes[1]!.id, quantity: 1 }] };
    await placeOrder(ravi, { ...poha, expectedTotalCents: 700 });
    const meera = await marketplace.customer('Meera Iyer');
    const delivered = await placeOrder(meera, anOrder(kitchen));
    await marketplace.sql.rows("update orders set status = 'DELIVERED' where id = $1", [delivered.id]);
    await placeOrder(priya, anOrder(kitchen));

    await change({ allergens: ['MILK', 'PEANUTS'] });
    expect(await notices(priya)).toHaveLength(1);
    expect(await notices(ravi)).toEqual([]);
    expect(await notices(meera)).toEqual([]);
    expect((await order(delivered.id, meera)).lines[0].addedAllergens).toEqual([]);
  });

  test('while people order: each of them either ordered with it or is notified', async () => {
    const people = await Promise.all(
      Array.from({ length: 12 }, (_, n) => marketplace.customer(`Guest ${n} ${crypto.randomUUID()}`)),
    );
    const [orders] = await Promise.all([
      Promise.all(people.map(person => placeOrder(person, anOrder(kitchen)))),
      change({ allergens: ['MILK', 'PEANUTS'] }),
    ]);
    for (const [n, { id }] of orders.entries()) {
      const [line] = (await order(id, people[n])).lines;
      const knew = line.allergens.includes('PEANUTS');
      expect(await notices(people[n]!)).toHaveLength(knew ? 0 : 1);
    }
  });

  test('and back and forth between two diet marks is one notification, and another mark a second', async () => {
    const placed = await placeOrder(priya, anOrder(kitchen));
    const changedDiet = async () => (await order(placed.id)).lines[0].changedDiet;
    for (let times = 0; times < 3; times++) {
      await change({ diet: 'NON_VEGETARIAN' });
      expect(await changedDiet()).toBe('NON_VEGETARIAN');
      await change({ diet: 'VEGETARIAN' });
      expect(await changedDiet()).toBe(null);
    }
    expect(await notices(priya)).toMatchObject([
      { message: expect.stringContaining('changed Misal pav from vegetarian to non-vegetarian.') },
    ]);
    await change({ diet: 'NON_VEGETARIAN' });
    await change({ diet: 'EGG', allergens: ['MILK', 'EGG'] });
    await change({ diet: 'NON_VEGETARIAN', allergens: ['MILK', 'EGG', 'SOY'] });
    expect((await notices(priya)).map(({ message }: { message: string }) => message.split('.')[0])).toEqual([
      "Asha's Kitchen added soy to Misal pav",
      "Asha's Kitchen added egg to Misal pav and changed Misal pav from vegetarian to vegetarian with egg",
      "Asha's Kitchen changed Misal pav from vegetarian to non-vegetarian",
    ]);
  });

  test('and removing one, a price or a name notifies no one', async () => {
    const placed = await placeOrder(priya, anOrder(kitchen));
    await change({ allergens: [], priceCents: 950, name: 'Misal' });
    expect(await notices(priya)).toEqual([]);
    expect(await order(placed.id)).toMatchObject({ reopenedAt: null, lines: [{ allergens: ['MILK'] }] });
  });
});

describe('Asha takes a mark off a dish that Priya ordered as Jain', () => {
  beforeEach(() => change({ marks: ['JAIN'] }));

  test('and Priya is notified once and cancels for free, also when the mark comes back', async () => {
    const placed = await placeOrder(priya, anOrder(kitchen));
    expect((await order(placed.id)).lines[0].marks).toEqual(['JAIN', 'NO_ONION_GARLIC']);
    marketplace.clock.moveTo('2026-11-18T01:30:00Z');
    await change({ marks: [] });
    await change({ marks: ['JAIN'] });
    await change({ marks: ['NO_ONION_GARLIC'] });
    expect(await notices(priya)).toMatchObject([
      { message: expect.stringContaining("Asha's Kitchen no longer offers Misal pav as Jain.") },
    ]);
    expect(await order(placed.id)).toMatchObject({
      viewerCanCancel: true,
      lines: [{ marks: ['JAIN', 'NO_ONION_GARLIC'], removedMarks: ['JAIN', 'NO_ONION_GARLIC'] }],
    });
  });

  test('and her prep sheet still says what was promised', async () => {
    await placeOrder(priya, anOrder(kitchen));
    await change({ marks: ['NO_ONION_GARLIC'] });
    const { prepSheet } = await cook.graphql(
      `{ prepSheet(serviceDate: "2026-11-17", mealtime: DINNER) { dishes { marks } } }`,
    );
    expect(prepSheet.dishes).toEqual([{ marks: ['JAIN', 'NO_ONION_GARLIC'] }]);
  });

  test('and a mark that she adds notifies no one', async () => {
    await change({ marks: ['NO_ONION_GARLIC'] });
    await placeOrder(priya, anOrder(kitchen));
    await change({ marks: ['JAIN'] });
    expect(await notices(priya)).toEqual([]);
  });
});
