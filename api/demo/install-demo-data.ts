import type { Sql } from '../core/database/sql.ts';
import type { FileStore } from '../core/interfaces/file-store.ts';
import type { Vault } from '../core/security/vault.ts';
import { City } from '../domains/cities/city.ts';
import { hashPassword } from '../domains/identity/password.ts';
import { User } from '../domains/identity/user.ts';
import { Closure } from '../domains/mealtimes/closure.ts';
import { MealtimePlan } from '../domains/mealtimes/mealtime-plan.ts';
import { Dish } from '../domains/menus/dish.ts';
import { MealMenu } from '../domains/menus/meal-menus/meal-menu.ts';
import { MenuCategory } from '../domains/menus/menu-category.ts';
import { storeMenuSummary } from '../domains/menus/store-menu-summary.ts';
import { storePopularDishes } from '../domains/orders/popular/store-popular-dishes.ts';
import { countCategories } from '../domains/orders/portions/recount-portions.ts';
import { Application } from '../domains/suppliers/application.ts';
import { refreshAllListings } from '../domains/suppliers/refresh-listing.ts';
import { Supplier } from '../domains/suppliers/supplier.ts';
import { TiffinOffer } from '../domains/tiffin-plans/offers/tiffin-offer.ts';
import { userRows } from './account-rows.ts';
import { applicantApplicationRows, applicantApplications, applicantSupplierRows } from './applicant-rows.ts';
import { ordersOfBusyKitchen } from './busy-kitchen.ts';
import { cities } from './cities.ts';
import { closureRows } from './closure-rows.ts';
import { type DemoAccounts, demoAccounts } from './demo-accounts.ts';
import { demoId } from './demo-id.ts';
import { insertRows } from './insert-rows.sql.ts';
import { installApplications } from './install-applications.ts';
import { installOrders, installReviews } from './install-orders.sql.ts';
import { installPayments } from './install-payments.sql.ts';
import {
  approvedApplicationRow,
  categoryId,
  demoApplicationOf,
  dishRows,
  limitedCategory,
  mealtimePlanRows,
  menuCategoryRows,
  supplierRow,
} from './kitchen-rows.ts';
import { kitchensOfCity } from './kitchens/kitchens-of-city.ts';
import { mealMenuRows } from './meal-menu-rows.ts';
import { ordersOfDemoCustomer } from './orders-of-demo-customer.ts';
import { historyOf } from './past-orders.ts';
import { PlannedKitchen } from './planned-kitchen.ts';
import { tiffinOfferRows } from './tiffin-offer-rows.ts';
import { upcomingOrders } from './upcoming-orders.ts';

/**
 * Fills an empty database with the demo: always the same people, kitchens and words, with all days counted
 * from `now`. Run it inside a transaction.
 */
export const installDemoData = async (
  db: Sql,
  now: Date,
  vault: Vault,
  files: FileStore,
  progress: (step: string) => void,
): Promise<DemoAccounts> => {
  const kitchens = cities.flatMap(city =>
    (kitchensOfCity[city.name] ?? []).map(source => new PlannedKitchen(source, city, now)),
  );
  const byName = new Map(kitchens.map(kitchen => [kitchen.source.kitchenName, kitchen]));

  progress('cities and people');
  const passwordHash = await hashPassword(demoAccounts.customer.password);
  await insertRows(db, City, cities.map(cityRow));
  await insertRows(db, User, userRows(kitchens, passwordHash, now));

  progress('kitchens');
  await insertRows(
    db,
    Supplier,
    kitchens.map((kitchen, index) => supplierRow(kitchen, index, vault, now)),
  );
  await insertRows(db, Supplier, applicantSupplierRows(vault, now));
  await insertRows(db, Application, [
    ...kitchens.map(kitchen => approvedApplicationRow(kitchen, now)),
    ...applicantApplicationRows(now),
  ]);

  await installApplications(db, files, [
    ...kitchens.map(kitchen => demoApplicationOf(kitchen, now)),
    ...applicantApplications(now),
  ]);

  progress('menus and mealtimes');
  await insertRows(db, MenuCategory, kitchens.flatMap(menuCategoryRows));
  await insertRows(db, Dish, kitchens.flatMap(dishRows));
  await insertRows(db, MealMenu, kitchens.flatMap(mealMenuRows));
  await insertRows(
    db,
    TiffinOffer,
    kitchens.flatMap(kitchen => tiffinOfferRows(kitchen, now)),
  );
  await storeMenuSummary.all(db, { supplierIds: kitchens.map(({ id }) => id) });
  await insertRows(db, MealtimePlan, kitchens.flatMap(mealtimePlanRows));
  await insertRows(
    db,
    Closure,
    kitchens.flatMap(kitchen => closureRows(kitchen, now)),
  );

  await refreshAllListings(db);

  progress('orders and reviews');
  const histories = kitchens.map(historyOf);
  const orders = [
    ...histories.flatMap(history => history.orders),
    ...ordersOfBusyKitchen(byName),
    ...upcomingOrders(byName),
    ...ordersOfDemoCustomer(byName),
  ];
  await installOrders(db, orders, now);
  const own = byName.get(demoAccounts.supplier.kitchenName)!;
  const categoryIds = [categoryId(own, limitedCategory.heading)];
  await countCategories.all(db, { supplierId: own.id, categoryIds, today: own.today });
  await storePopularDishes(db, now);
  await installPayments(db, now);
  await installReviews(
    db,
    histories.flatMap(history => history.reviews),
    now,
  );
  return demoAccounts;
};

const cityRow = ({ name, state, latitude, longitude, timeZone, isActive }: (typeof cities)[number]) => ({
  id: demoId('city', name),
  name,
  state,
  latitude,
  longitude,
  timeZone: timeZone,
  isActive: isActive,
  isAnnounced: true,
});
