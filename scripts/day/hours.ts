import type { CookingStep } from './cooks.ts';
import {
  databaseRestart,
  type Fault,
  fullDisk,
  hangingMail,
  lostServer,
  redisOutage,
  rollingUpgrade,
} from './faults.ts';
import type { Site } from './site.ts';

/** A time of the day that is played. */
export interface Hour {
  /** By the wall clock of the town. */
  at: string;
  title: string;
  /** Part of all customers who order a meal now, of today or tomorrow. */
  orders?: { share: number; mealtime: 'LUNCH' | 'DINNER'; daysLater: 0 | 1 };
  /** What all cooks do with the orders of a meal of today. */
  cooking?: { mealtime: 'LUNCH' | 'DINNER'; to: CookingStep };
  /** Number of photos that cooks upload. */
  photos?: number;
  /** Number of customers who review an order that was delivered. */
  reviews?: number;
  fault?: Fault;
}

/** From one evening to the next: lunch is ordered until 21:00 of the evening before, dinner until noon. */
export const hours: readonly Hour[] = [
  {
    at: '19:00',
    title: 'The first customers meet servers that have just started',
    orders: { share: 0.02, mealtime: 'LUNCH', daysLater: 1 },
  },
  {
    at: '19:30',
    title: 'Lunch for tomorrow is ordered',
    orders: { share: 0.25, mealtime: 'LUNCH', daysLater: 1 },
    photos: 10,
  },
  { at: '05:30', title: 'The jobs of the night' },
  {
    at: '07:00',
    title: 'An upgrade in the morning',
    orders: { share: 0.12, mealtime: 'DINNER', daysLater: 0 },
    fault: rollingUpgrade,
  },
  {
    at: '08:00',
    title: 'Without Redis',
    orders: { share: 0.12, mealtime: 'DINNER', daysLater: 0 },
    fault: redisOutage,
  },
  {
    at: '09:00',
    title: 'A crash of PostgreSQL',
    orders: { share: 0.12, mealtime: 'DINNER', daysLater: 0 },
    fault: databaseRestart,
  },
  {
    at: '10:00',
    title: 'A full disk',
    orders: { share: 0.1, mealtime: 'DINNER', daysLater: 0 },
    photos: 30,
    fault: fullDisk,
  },
  {
    at: '11:00',
    title: 'The last hour for dinner, with a mail server that hangs',
    orders: { share: 0.25, mealtime: 'DINNER', daysLater: 0 },
    fault: hangingMail,
  },
  { at: '11:20', title: 'Lunch is cooked', cooking: { mealtime: 'LUNCH', to: 'PREPARING' } },
  { at: '12:10', title: 'Lunch is ready', cooking: { mealtime: 'LUNCH', to: 'READY' } },
  { at: '13:00', title: 'Lunch is handed over', cooking: { mealtime: 'LUNCH', to: 'DELIVERED' } },
  {
    at: '14:30',
    title: 'A lost server',
    orders: { share: 0.12, mealtime: 'LUNCH', daysLater: 1 },
    reviews: 150,
    fault: lostServer,
  },
  { at: '17:30', title: 'Dinner is cooked', cooking: { mealtime: 'DINNER', to: 'PREPARING' } },
  { at: '18:35', title: 'Dinner is ready', cooking: { mealtime: 'DINNER', to: 'READY' } },
  { at: '19:30', title: 'Dinner is handed over', cooking: { mealtime: 'DINNER', to: 'DELIVERED' } },
  {
    at: '20:30',
    title: 'Lunch for tomorrow, and reviews',
    orders: { share: 0.05, mealtime: 'LUNCH', daysLater: 1 },
    reviews: 150,
    photos: 10,
  },
  { at: '05:30', title: 'The jobs of the next night' },
];

/** The hour as it can be played at a site: without its fault where that cannot happen, with the reason. */
export const possibleAt = (site: Pick<Site, 'disk'>, hour: Hour): { hour: Hour; leftOut?: string } => {
  const leftOut = hour.fault?.obstacleAt?.(site);
  if (leftOut === undefined) return { hour };
  const { fault: _, ...others } = hour;
  return { hour: others, leftOut };
};
