import type { Vault } from '../core/vault.ts';
import { usualHours } from '../domains/mealtimes/usual-week.ts';
import { searchText } from '../domains/suppliers/searching/search-text.ts';
import type { DemoApplication } from './application-papers.ts';
import { einColumns, einOfKitchen } from './demo-ein.ts';
import { demoId } from './demo-id.ts';
import type { Row } from './insert-rows.ts';
import { addDays, weekdays } from './local-day.ts';
import type { PlannedKitchen } from './planned-kitchen.ts';
import { SeededRandom } from './seeded-random.ts';

const dayInMs = 86_400_000;

/** How long ago a kitchen joined, in days: before the first orders of past-orders.ts. */
const joinedDaysAgo = (kitchen: PlannedKitchen) =>
  new SeededRandom(`joining of ${kitchen.source.kitchenName}`).between(190, 880);

export const demoApplicationOf = (kitchen: PlannedKitchen, now: Date): DemoApplication => {
  const { source, city } = kitchen;
  return {
    kitchenName: source.kitchenName,
    cookName: source.cookName,
    address: `${source.address}, ${city.name}, ${city.state}`,
    status: 'approved',
    registeredAt: new Date(now.getTime() - joinedDaysAgo(kitchen) * dayInMs),
  };
};

/** The EIN of a kitchen is made from its index. */
export const supplierRow = (kitchen: PlannedKitchen, index: number, vault: Vault, now: Date): Row => {
  const { source, city } = kitchen;
  const joinedAt = new Date(now.getTime() - joinedDaysAgo(kitchen) * dayInMs);
  const dishNames = kitchen.menu.filter(dish => dish.isAvailable).map(dish => dish.name);
  return {
    id: kitchen.id,
    user_id: demoId('user', source.kitchenName),
    city_id: demoId('city', city.name),
    kitchen_name: source.kitchenName,
    cook_name: source.cookName,
    description: source.description,
    story: source.story,
    cuisine_type: source.cuisineType,
    address: `${source.address}, ${city.name}, ${city.state}`,
    zip_code: source.zipCode,
    latitude: source.latitude,
    longitude: source.longitude,
    daily_capacity: source.dailyCapacity,
    capacity: kitchen.capacity,
    offers_delivery: source.fulfillment !== 'PICKUP',
    offers_pickup: source.fulfillment !== 'DELIVERY',
    delivery_radius_miles: new SeededRandom(`radius of ${source.kitchenName}`).pick([5, 8, 10, 12]),
    rating: 0,
    total_ratings: 0,
    paused_until: source.pausedForDays ? addDays(kitchen.today, source.pausedForDays) : null,
    search_text: searchText([source.kitchenName, source.cookName, source.cuisineType, ...dishNames]),
    ...einColumns(vault, einOfKitchen(source.kitchenName, index), kitchen.id),
    home_kitchen_agreed_at: joinedAt,
    created_at: joinedAt,
  };
};

export const approvedApplicationRow = (kitchen: PlannedKitchen, now: Date): Row => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayInMs);
  const joined = joinedDaysAgo(kitchen);
  return {
    id: demoId('application', kitchen.source.kitchenName),
    supplier_id: kitchen.id,
    status: 'approved',
    rejection_reason: null,
    documents_submitted_at: daysAgo(joined - 3),
    decided_at: daysAgo(joined - 5),
    created_at: daysAgo(joined),
  };
};

const categoryId = (kitchen: PlannedKitchen, heading: string) =>
  demoId('menu category', `${kitchen.source.kitchenName}/${heading}`);

export const menuCategoryRows = (kitchen: PlannedKitchen): Row[] =>
  [...new Set(kitchen.menu.map(dish => dish.heading))].map((heading, index) => ({
    id: categoryId(kitchen, heading),
    supplier_id: kitchen.id,
    name: heading,
    position: index + 1,
  }));

export const dishRows = (kitchen: PlannedKitchen): Row[] =>
  kitchen.menu.map((dish, index) => ({
    id: dish.id,
    supplier_id: kitchen.id,
    category_id: categoryId(kitchen, dish.heading),
    name: dish.name,
    description: dish.description,
    price_cents: dish.cents,
    diet: dish.diet,
    spice_level: dish.spice,
    allergens: dish.allergens,
    portion: dish.portion,
    position: index + 1,
    is_available: dish.isAvailable,
    sold_out_on: dish.isSoldOutToday ? kitchen.today : null,
  }));

export const mealtimePlanRows = (kitchen: PlannedKitchen): Row[] =>
  weekdays.flatMap((name, weekday) =>
    name === kitchen.source.closedOn
      ? []
      : kitchen.mealtimes.map(mealtime => {
          const { cutOff, from, until } = usualHours[mealtime];
          return {
            supplier_id: kitchen.id,
            weekday,
            mealtime,
            plates: kitchen.capacity,
            cut_off_minutes: cutOff,
            served_from_minutes: from,
            served_until_minutes: until,
          };
        }),
  );
