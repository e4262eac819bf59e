import { mealtimes } from '../../schema/constants.ts';
import type { Vault } from '../core/security/vault.ts';
import type { MealtimePlan } from '../domains/mealtimes/mealtime-plan.ts';
import { usualHours } from '../domains/mealtimes/usual-week.ts';
import type { Dish } from '../domains/menus/dish.ts';
import { storedMarks } from '../domains/menus/dish-mark.ts';
import type { MenuCategory } from '../domains/menus/menu-category.ts';
import type { OptionGroup } from '../domains/menus/options/option-group.ts';
import { searchTextOf } from '../domains/menus/refresh-search-text.ts';
import type { Application } from '../domains/suppliers/application.ts';
import type { Supplier } from '../domains/suppliers/supplier.ts';
import { demoAccounts } from './demo-accounts.ts';
import type { DemoApplication } from './demo-documents.ts';
import { einColumns, einOfKitchen } from './demo-ein.ts';
import { demoId } from './demo-id.ts';
import type { Row } from './insert-rows.sql.ts';
import { addDays, weekdays } from './local-day.ts';
import type { PlannedDish, PlannedKitchen } from './planned-kitchen.ts';
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
export const supplierRow = (
  kitchen: PlannedKitchen,
  index: number,
  vault: Vault,
  now: Date,
): Row<Supplier> => {
  const { source, city } = kitchen;
  const joinedAt = new Date(now.getTime() - joinedDaysAgo(kitchen) * dayInMs);
  const onSale = kitchen.menu
    .filter(dish => dish.isAvailable)
    .map(dish => ({ ...dish, categoryName: dish.heading, marks: storedMarks(dish.marks ?? []) }));
  return {
    id: kitchen.id,
    userId: demoId('user', source.kitchenName),
    cityId: demoId('city', city.name),
    kitchenName: source.kitchenName,
    cookName: source.cookName,
    description: source.description,
    story: source.story,
    cuisineType: source.cuisineType,
    address: `${source.address}, ${city.name}, ${city.state}`,
    zipCode: source.zipCode,
    latitude: source.latitude,
    longitude: source.longitude,
    dailyCapacity: source.dailyCapacity,
    capacity: kitchen.capacity,
    offersDelivery: source.fulfillment !== 'PICKUP',
    offersPickup: source.fulfillment !== 'DELIVERY',
    deliveryRadiusMiles: new SeededRandom(`radius of ${source.kitchenName}`).pick([5, 8, 10, 12]),
    rating: 0,
    totalRatings: 0,
    pausedUntil: source.pausedForDays ? addDays(kitchen.today, source.pausedForDays) : null,
    searchText: searchTextOf(source, onSale),
    ...einColumns(vault, einOfKitchen(source.kitchenName, index), kitchen.id),
    homeKitchenAgreedAt: joinedAt,
    createdAt: joinedAt,
  };
};

export const approvedApplicationRow = (kitchen: PlannedKitchen, now: Date): Row<Application> => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayInMs);
  const joined = joinedDaysAgo(kitchen);
  return {
    id: demoId('application', kitchen.source.kitchenName),
    supplierId: kitchen.id,
    status: 'approved',
    rejectionReason: null,
    documentsSubmittedAt: daysAgo(joined - 3),
    decidedAt: daysAgo(joined - 5),
    createdAt: daysAgo(joined),
  };
};

/** Portions that the demo supplier sells of a category for one meal. */
export const limitedCategory = { heading: 'Sweets', portionLimit: 30 };

const hasLimit = ({ source }: PlannedKitchen, heading: string) =>
  source.kitchenName === demoAccounts.supplier.kitchenName && heading === limitedCategory.heading;

export const categoryId = (kitchen: PlannedKitchen, heading: string) =>
  demoId('menu category', `${kitchen.source.kitchenName}/${heading}`);

export const menuCategoryRows = (kitchen: PlannedKitchen): Row<MenuCategory>[] =>
  [...new Set(kitchen.menu.map(dish => dish.heading))].map((heading, index) => ({
    id: categoryId(kitchen, heading),
    supplierId: kitchen.id,
    name: heading,
    portionLimit: hasLimit(kitchen, heading) ? limitedCategory.portionLimit : null,
    position: index + 1,
  }));

const optionGroupsOf = (
  { source }: PlannedKitchen,
  { name: dish, options = [] }: PlannedDish,
): OptionGroup[] =>
  options.map(({ name, least, most, choices }) => ({
    id: demoId('option group', `${source.kitchenName}/${dish}/${name}`),
    name,
    least,
    most,
    choices: choices.map(choice => ({
      id: demoId('option', `${source.kitchenName}/${dish}/${name}/${choice.name}`),
      name: choice.name,
      priceCents: choice.cents ?? 0,
      allergens: [...choice.allergens],
      diet: null,
    })),
  }));

export const dishRows = (kitchen: PlannedKitchen): Row<Dish>[] =>
  kitchen.menu.map((dish, index) => ({
    id: dish.id,
    supplierId: kitchen.id,
    categoryId: categoryId(kitchen, dish.heading),
    name: dish.name,
    description: dish.description,
    priceCents: dish.cents,
    diet: dish.diet,
    spiceLevel: dish.spice,
    allergens: dish.allergens,
    marks: storedMarks(dish.marks ?? []),
    mealtimes: [...(dish.mealtimes ?? mealtimes)],
    weekdays: [...(dish.weekdays ?? [0, 1, 2, 3, 4, 5, 6])],
    plates: dish.plates ?? 1,
    portion: dish.portion,
    optionGroups: optionGroupsOf(kitchen, dish),
    isTiffinOfTheDay: dish.contents !== undefined,
    position: index + 1,
    isAvailable: dish.isAvailable,
    soldOutOn: dish.isSoldOutToday ? kitchen.today : null,
  }));

export const mealtimePlanRows = (kitchen: PlannedKitchen): Row<MealtimePlan>[] =>
  weekdays.flatMap((name, weekday) =>
    name === kitchen.source.closedOn
      ? []
      : kitchen.mealtimes.map(mealtime => {
          const { cutOff, from, until } = usualHours[mealtime];
          return {
            supplierId: kitchen.id,
            weekday,
            mealtime,
            plates: kitchen.capacity,
            cutOffMinutes: cutOff,
            servedFromMinutes: from,
            servedUntilMinutes: until,
          };
        }),
  );
