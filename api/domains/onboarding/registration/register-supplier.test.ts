import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aRegistration as asha } from '../../../testing/builders/a-registration.ts';
import { kitchenDoors } from '../../../testing/kitchen-doors.ts';
import { Marketplace } from '../../../testing/marketplace.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
  await marketplace.sql.rows(
    `insert into zip_codes (zip_code, city, state, latitude, longitude) values
       ('95112', 'San Jose', 'CA', 37.35, -121.88), ('32501', 'Pensacola', 'FL', 30.42, -87.22)`,
  );
});
afterAll(() => marketplace.close());
beforeEach(() => marketplace.empty('users', 'cities', 'attempts'));

const one = async <Row>(text: string) => (await marketplace.sql.rows<Row>(text))[0]!;
const kitchens = () => marketplace.sql.rows<{ kitchen_name: string }>('select kitchen_name from suppliers');

describe.each(kitchenDoors)('through $name', door => {
  const register = (changes: object = {}) => door.register(marketplace.anonymous(), { ...asha, ...changes });

  test('Asha registers her kitchen: account, kitchen and application exist', async () => {
    const city = await aCity(marketplace);
    const visitor = marketplace.anonymous();
    expect((await door.register(visitor, asha)).message).toBe(
      'Your kitchen is registered. Sign in to continue with your documents.',
    );
    expect(visitor.token).toBeUndefined();
    expect(
      await one(
        `select u.role, u.name, u.email, u.phone, s.kitchen_name, s.cook_name, s.address, s.city_id, s.latitude,
           s.daily_capacity, s.capacity, s.is_active, s.ein_last_four, a.status
         from users u join suppliers s on s.user_id = u.id join applications a on a.supplier_id = s.id`,
      ),
    ).toEqual({
      role: 'SUPPLIER',
      name: 'Asha Rao',
      email: 'asha@example.com',
      phone: '(408) 555-0119',
      kitchen_name: "Asha's Kitchen",
      cook_name: 'Asha Rao',
      address: '12 Almaden Ave, San Jose, CA',
      city_id: city.id,
      latitude: 37.35,
      daily_capacity: '11-25',
      capacity: 25,
      is_active: false,
      ein_last_four: '6789',
      status: 'pending',
    });
  });

  test.each([undefined, null])('what may be left out may be %s', async nothing => {
    await register({
      cookName: nothing,
      description: nothing,
      businessType: nothing,
      hasCommercialLicense: nothing,
      isRestaurant: nothing,
    });
    expect(await one('select cook_name, description from suppliers')).toEqual({
      cook_name: "Asha's Kitchen",
      description: '',
    });
  });

  test('once approved and with a dish, meals can be ordered', async () => {
    await register();
    const { meals } = await one<{ meals: number }>(
      `select count(*)::int as meals from suppliers s
       cross join lateral meal_windows(s.id, '2026-11-18', '2026-11-24') meal where meal.plates_left = 25`,
    );
    expect(meals).toBe(14);
  });

  test('a new city is coming soon, with the time zone and coordinates of its ZIP code', async () => {
    await register({ city: 'pensacola', state: 'fl', zipCode: '32501-1234' });
    expect(await one('select name, state, is_active, time_zone, latitude from cities')).toEqual({
      name: 'Pensacola',
      state: 'FL',
      is_active: false,
      time_zone: 'America/Chicago',
      latitude: 30.42,
    });
    await register({
      ein: '12-3456780',
      email: 'b@example.com',
      city: 'PENSACOLA',
      state: 'FL',
      zipCode: '32501',
    });
    expect(await marketplace.sql.rows('select from cities')).toHaveLength(1);
  });

  test('a role in the payload is ignored', async () => {
    await register({ role: 'admin' });
    expect(await marketplace.sql.rows('select role from users')).toEqual([{ role: 'SUPPLIER' }]);
  });

  test.each([
    [{ phone: '' }, 'Missing Information', 'phone', 1],
    [{ ein: '123456789' }, 'Invalid EIN Format', 'ein', 1],
    [{ kitchenLocation: 'commercial' }, 'Ineligible Kitchen Type', 'kitchenLocation', 2],
    [{ isRestaurant: true }, 'Commercial Operation Not Allowed', 'hasCommercialLicense', 2],
    [{ dailyCapacity: '100+' }, 'Capacity Too High', 'dailyCapacity', 2],
    [{ homeKitchenAgreement: false }, 'Agreement Required', 'homeKitchenAgreement', 2],
    [{ address: ' ' }, 'Required Information Missing', 'address', 3],
    [{ zipCode: '00000' }, 'Please Check Your Entries', 'zipCode', 3],
    [{ state: 'NY' }, 'Please Check Your Entries', 'state', 3],
    [{ city: 'Aa Visit Evil Dot Example' }, 'Please Check Your Entries', 'city', 3],
  ])('%j is refused as the wizard does', async (change, title, field, step) => {
    expect(await register(change)).toMatchObject({ code: 'REGISTRATION_REFUSED', title, field, step });
    expect(await kitchens()).toEqual([]);
  });

  test('an EIN and an address belong to one kitchen each, and a refused one leaves nothing', async () => {
    await register();
    const others = { kitchenName: 'Another Kitchen' };
    expect(await register({ ...others, email: 'b@example.com' })).toMatchObject({ code: 'EIN_TAKEN' });
    expect(await register({ ...others, ein: '98-7654321' })).toMatchObject({ code: 'EMAIL_TAKEN' });
    expect(await marketplace.sql.rows('select from users')).toHaveLength(1);
    expect(await marketplace.sql.rows('select from cities')).toHaveLength(1);
  });

  test('a customer of the same address is another account', async () => {
    await marketplace.customer('Asha');
    expect(await register()).not.toHaveProperty('code');
  });

  test('twenty concurrent clicks register one kitchen, and each succeeds', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => register()));
    expect(new Set(outcomes.map(outcome => outcome.code))).toEqual(new Set([undefined]));
    expect(await kitchens()).toHaveLength(1);
    expect(await marketplace.sql.rows('select from applications')).toHaveLength(1);
  });

  test('twenty concurrent kitchens with one EIN: one is registered', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => register({ email: `cook${index}@example.com` })),
    );
    expect(outcomes.filter(outcome => outcome.code === 'EIN_TAKEN')).toHaveLength(19);
    expect(await kitchens()).toHaveLength(1);
    expect(await marketplace.sql.rows('select from users')).toHaveLength(1);
  });

  test('trying ever new EINs is throttled', async () => {
    await register();
    for (let tries = 1; tries < 60; tries++) await register({ email: 'x@example.com' });
    expect(await register({ email: 'x@example.com' })).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });
});

test('the EIN is nowhere in the database', async () => {
  await kitchenDoors[1]!.register(marketplace.anonymous(), asha);
  const tables = await marketplace.sql.rows<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  for (const { name } of tables) {
    const rows = await marketplace.sql.rows(`select t::text as row from ${name} t`);
    expect(JSON.stringify(rows), name).not.toMatch(/12-?3456789/);
  }
});

test('REST answers with the statuses of its refusals', async () => {
  const post = (body: object) => marketplace.anonymous().rest('POST', '/api/supplier/register', body);
  expect(await post(asha)).toMatchObject({ status: 200, body: { success: true } });
  expect((await post({ ...asha, email: 'b@example.com' })).status).toBe(409);
  expect((await post({})).body).toEqual({
    success: false,
    code: 'REGISTRATION_REFUSED',
    title: 'Missing Information',
    message: 'Please fill in all required fields before continuing.',
    field: 'ein',
    step: 1,
    requestId: expect.any(String),
  });
  expect((await post({ ...asha, isRestaurant: 'no' })).status).toBe(400);
});
