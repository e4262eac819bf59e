import { Role } from '../../core/access/role.ts';
import type { Sql } from '../../core/database/sql.ts';
import { newIdentifier } from '../../core/values/identifier.ts';
import type { OnboardingStatus } from '../../domains/suppliers/onboarding-status.ts';
import { searchText } from '../../domains/suppliers/searching/search-text.ts';
import type { Stage } from '../stage.ts';
import type { TestCity } from './a-city.ts';

export interface TestDish {
  id: string;
  name: string;
  priceCents: number;
}

export interface TestKitchen {
  id: string;
  userId: string;
  kitchenName: string;
  dishes: TestDish[];
}

/** Mealtime plan of every day of the week: minutes from midnight in the kitchen's time zone. */
export const everyMeal = {
  BREAKFAST: { cutOff: -4 * 60, from: 7 * 60, until: 9 * 60 },
  LUNCH: { cutOff: 10 * 60, from: 12 * 60, until: 14 * 60 },
  DINNER: { cutOff: 15 * 60, from: 18 * 60, until: 20 * 60 },
};
type Meals = Partial<Record<keyof typeof everyMeal, { cutOff: number; from: number; until: number }>>;

const usual = {
  email: undefined as string | undefined,
  kitchenName: "Asha's Kitchen",
  cookName: 'Asha Rao',
  cuisineType: 'South Indian',
  address: '12 Almaden Ave, San Jose, CA',
  zipCode: '95112',
  capacity: 25,
  rating: 4.5,
  totalRatings: 12,
  offersDelivery: true,
  offersPickup: true,
  status: 'approved' as `${OnboardingStatus}`,
  /** By default listed if it is approved and not paused. */
  isActive: undefined as boolean | undefined,
  pausedUntil: null as string | null,
  /** Distance from the center of the city, in degrees north. */
  north: 0,
  dishes: { 'Masala Dosa': 900, 'Lemon Rice': 750 } as Record<string, number>,
  meals: everyMeal as Meals,
};

export type GivenKitchen = Partial<typeof usual>;

/** A kitchen with a menu, open for every meal of every day by default. */
export const aKitchen = async (
  { sql, clock }: Stage,
  city: TestCity,
  given: GivenKitchen = {},
): Promise<TestKitchen> => {
  const kitchen = { ...usual, ...given };
  const isActive = kitchen.isActive ?? (kitchen.status === 'approved' && !kitchen.pausedUntil);
  const now = clock.read();
  const [id, userId] = [newIdentifier(now), newIdentifier(now)];
  await sql.rows(
    'insert into users (id, role, name, email, created_at, email_proven_at) values ($1, $2, $3, $4, $5, $5)',
    [userId, Role.SUPPLIER, kitchen.cookName, kitchen.email ?? `${userId}@example.com`, now],
  );
  await sql.rows(
    `insert into suppliers (id, user_id, city_id, kitchen_name, cook_name, description, cuisine_type, address,
       zip_code, latitude, longitude, daily_capacity, capacity, offers_delivery, offers_pickup, rating,
       total_ratings, paused_until, is_active, has_dishes, search_text, created_at)
     values ($1, $2, $3, $4, $5, 'Food as at home.', $6, $7, $8, $9, $10, '11-25', $11, $12, $13, $14, $15, $16,
       $17, $18, $19, $20)`,
    [
      id,
      userId,
      city.id,
      kitchen.kitchenName,
      kitchen.cookName,
      kitchen.cuisineType,
      kitchen.address,
      kitchen.zipCode,
      city.latitude + kitchen.north,
      city.longitude,
      kitchen.capacity,
      kitchen.offersDelivery,
      kitchen.offersPickup,
      kitchen.rating,
      kitchen.totalRatings,
      kitchen.pausedUntil,
      isActive,
      Object.keys(kitchen.dishes).length > 0,
      searchText([kitchen.kitchenName, kitchen.cuisineType, ...Object.keys(kitchen.dishes)]),
      now,
    ],
  );
  await sql.rows('insert into applications (id, supplier_id, status, created_at) values ($1, $2, $3, $4)', [
    newIdentifier(now),
    id,
    kitchen.status,
    now,
  ]);
  if (isActive) {
    await sql.rows('update cities set supplier_count = supplier_count + 1 where id = $1', [city.id]);
  }
  await addMealtimes(sql, id, kitchen.meals, kitchen.capacity);
  return {
    id,
    userId,
    kitchenName: kitchen.kitchenName,
    dishes: await addMenu(sql, id, kitchen.dishes, now),
  };
};

const addMenu = async (sql: Sql, kitchenId: string, priceOf: Record<string, number>, now: Date) => {
  const categoryId = newIdentifier(now);
  await sql.rows(
    "insert into menu_categories (id, supplier_id, name, position) values ($1, $2, 'Every day', 1)",
    [categoryId, kitchenId],
  );
  const dishes: TestDish[] = [];
  for (const [name, priceCents] of Object.entries(priceOf)) {
    const id = newIdentifier(now);
    await sql.rows(
      `insert into dishes (id, supplier_id, category_id, name, description, price_cents, diet, spice_level,
         allergens, position)
       values ($1, $2, $3, $4, 'Freshly made.', $5, 'VEGETARIAN', 1, '{MILK}', $6)`,
      [id, kitchenId, categoryId, name, priceCents, dishes.length + 1],
    );
    dishes.push({ id, name, priceCents });
  }
  return dishes;
};

const addMealtimes = async (sql: Sql, kitchenId: string, meals: Meals, plates: number): Promise<void> => {
  for (const [mealtime, { cutOff, from, until }] of Object.entries(meals)) {
    await sql.rows(
      `insert into mealtime_plans (supplier_id, weekday, mealtime, plates, cut_off_minutes,
         served_from_minutes, served_until_minutes)
       select $1, weekday, $2, $3, $4, $5, $6 from generate_series(0, 6) weekday`,
      [kitchenId, mealtime, plates, cutOff, from, until],
    );
  }
};
