import { Address } from '../addresses/address.ts';
import { City } from '../cities/city.ts';
import { ZipCode } from '../cities/zip-code.ts';
import { Favorite } from '../favorites/favorite.ts';
import { Session } from '../identity/session.ts';
import { User } from '../identity/user.ts';
import { MealtimePlan } from '../mealtimes/mealtime-plan.ts';
import { ServiceDay } from '../mealtimes/service-day.ts';
import { Dish } from '../menus/dish.ts';
import { MenuCategory } from '../menus/menu-category.ts';
import { NotificationSettings } from '../notifications/notification-settings.ts';
import { Application } from '../onboarding/application.ts';
import { Order } from '../orders/order.ts';
import { OrderLine } from '../orders/order-line.ts';
import { Review } from '../reviews/review.ts';
import { Supplier } from '../suppliers/supplier.ts';

/** Every stored noun, named by hand so that none is found or lost by a file's place. */
export const entities = [
  User,
  Session,
  Address,
  City,
  ZipCode,
  Supplier,
  Favorite,
  Application,
  MenuCategory,
  Dish,
  MealtimePlan,
  ServiceDay,
  Order,
  OrderLine,
  Review,
  NotificationSettings,
];
