import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cuisines } from '../../schema/constants.ts';
import { DemoDatabase } from '../testing/demo-database.ts';
import { demoAccounts } from './demo-accounts.ts';
import { dishesOfCuisine } from './dishes/dishes-of-cuisine.ts';
import { kitchensOfCity } from './kitchens/kitchens-of-city.ts';

let demo: DemoDatabase;
beforeAll(async () => {
  demo = await DemoDatabase.open();
});
afterAll(() => demo.close());

describe('cities', () => {
  test('are 24, of which 16 are open, with at least three kitchens each', async () => {
    expect(await demo.count('select from cities')).toBe(24);
    expect(await demo.count('select from cities where is_active and supplier_count >= 3')).toBe(16);
    await demo.expectNone('select from cities where not is_active and supplier_count > 0');
  });

  test('count the kitchens they list', async () => {
    await demo.expectNone(`select from cities where supplier_count <>
      (select count(*) from suppliers where city_id = cities.id and is_active)`);
  });

  test('cover all main time zones', async () => {
    const zones = await demo.sql.rows<{ time_zone: string }>(
      'select distinct time_zone from cities where is_active',
    );
    expect(zones.map(row => row.time_zone).sort()).toEqual([
      'America/Chicago',
      'America/Denver',
      'America/Los_Angeles',
      'America/New_York',
      'America/Phoenix',
    ]);
  });
});

describe('kitchens', () => {
  test('are enough and cook every cuisine', async () => {
    expect(await demo.count('select from suppliers where is_active')).toBeGreaterThanOrEqual(60);
    const cooked = await demo.sql.rows<{ cuisine: string }>(
      'select distinct cuisine_type as cuisine from suppliers where is_active',
    );
    expect(new Set(cooked.map(row => row.cuisine))).toEqual(new Set(cuisines));
  });

  test('that are listed are approved, not paused, sell dishes and have meal windows', async () => {
    await demo.expectNone(`select from suppliers where is_active and (paused_until is not null
      or not exists (select from applications a where a.supplier_id = suppliers.id and a.status = 'approved')
      or not exists (select from dishes d where d.supplier_id = suppliers.id and d.is_available)
      or not exists (select from mealtime_plans p where p.supplier_id = suppliers.id))`);
  });

  test('lie in their city and have a ZIP of their state', async () => {
    await demo.expectNone(`select from suppliers s join cities c on c.id = s.city_id
      where miles_between(s.latitude, s.longitude, c.latitude, c.longitude) > 20
        or not exists (select from zip_codes z where z.zip_code = s.zip_code and z.state = c.state)`);
  });

  test('offer delivery or pickup, and some only one of them', async () => {
    await demo.expectNone('select from suppliers where not offers_delivery and not offers_pickup');
    expect(await demo.count('select from suppliers where not offers_delivery')).toBeGreaterThan(0);
    expect(await demo.count('select from suppliers where not offers_pickup')).toBeGreaterThan(0);
    expect(await demo.count('select distinct daily_capacity from suppliers where is_active')).toBe(4);
  });

  test('wait for the admin in every status', async () => {
    const waiting = await demo.sql.rows<{ status: string }>(
      "select status from applications where status <> 'approved' order by status",
    );
    expect(waiting.map(row => row.status)).toEqual([
      'documents_submitted',
      'documents_submitted',
      'pending',
      'rejected',
      'under_review',
    ]);
    await demo.expectNone('select from suppliers where ein_lookup is null or ein_sealed is null');
    await demo.expectNone(`select from suppliers where is_active = false and paused_until is null
      and exists (select from applications a where a.supplier_id = suppliers.id and a.status = 'approved')`);
    await demo.expectNone(
      "select from applications where (status = 'rejected') <> (rejection_reason is not null)",
    );
  });

  test('are found by the dishes they sell, and each tells a story of its own', async () => {
    await demo.expectNone('select from suppliers where octet_length(search_text) > 2000');
    await demo.expectNone(`select from dishes d join suppliers s on s.id = d.supplier_id
      where d.is_available and s.search_text not like '%' || lower(split_part(d.name, ' ', 1)) || '%'`);
    await demo.expectNone(
      'select story from suppliers where story is not null group by story having count(*) > 1',
    );
  });
});

describe('menus', () => {
  test('have eight to fourteen dishes under a few headings', async () => {
    await demo.expectNone('select from dishes group by supplier_id having count(*) not between 8 and 14');
    await demo.expectNone(
      'select from menu_categories group by supplier_id having count(*) not between 3 and 5',
    );
    await demo.expectNone('select from dishes where price_cents not between 300 and 1900');
  });

  test('keep what the kitchens promise', async () => {
    for (const kitchen of Object.values(kitchensOfCity).flat()) {
      const dishes = await demo.sql.rows<{ name: string }>(
        `select d.name from dishes d join suppliers s on s.id = d.supplier_id
         where s.kitchen_name = $1 and d.is_available`,
        [kitchen.kitchenName],
      );
      const names = dishes.map(dish => dish.name);
      expect(names, kitchen.kitchenName).toEqual(expect.arrayContaining([...kitchen.signatureDishes]));
    }
  });

  test('name allergens that agree with the diet', () => {
    const animal = new Set(['MILK', 'EGG', 'FISH', 'SHELLFISH']);
    const dishes = Object.values(dishesOfCuisine).flatMap(menu => Object.values(menu).flat());
    for (const { name, diet, allergens } of dishes) {
      const found = allergens.filter(allergen => animal.has(allergen));
      if (diet === 'VEGAN') expect(found, name).toEqual([]);
      if (diet === 'VEGETARIAN')
        expect(
          found.filter(allergen => allergen !== 'MILK'),
          name,
        ).toEqual([]);
      if (diet === 'EGG') expect(found, name).toContain('EGG');
    }
  });
});

describe('demo accounts', () => {
  test('let the customer sign in to orders past, coming and canceled', async () => {
    const orders = await demo.sql.rows<{ status: string; n: number }>(
      `select o.status, count(*)::int as n from orders o join users u on u.id = o.customer_id
       where u.email = $1 and u.role = 'CUSTOMER' and u.password_hash like '$argon2id$%'
       group by o.status order by o.status`,
      [demoAccounts.customer.email],
    );
    expect(orders).toEqual([
      { status: 'CANCELED', n: 1 },
      { status: 'DELIVERED', n: 3 },
      { status: 'PLACED', n: 1 },
    ]);
    expect(await demo.count('select from users where password_hash is not null')).toBe(1);
  });

  test('give the supplier a listed kitchen in the first open city', async () => {
    const [kitchen] = await demo.sql.rows(
      `select s.kitchen_name, s.is_active, c.name = (select min(name) from cities where is_active) as first
       from suppliers s join users u on u.id = s.user_id join cities c on c.id = s.city_id where u.email = $1`,
      [demoAccounts.supplier.email],
    );
    expect(kitchen).toEqual({
      kitchen_name: demoAccounts.supplier.kitchenName,
      is_active: true,
      first: true,
    });
  });
});
