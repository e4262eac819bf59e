import type { SeededRandom } from '../../demo/seeded-random.ts';
import { cards } from '../card-provider/fake-accounts.ts';
import type { SimulatedKitchen } from './simulated-kitchens.ts';

/** Cards, money that support receives, or nothing until support reminds them. Of few customers two have a good card. */
export const waysToPay = [
  cards.good,
  'by hand',
  cards.declinedLater,
  cards.good,
  cards.needsAuthenticationLater,
  'late',
  cards.needsAuthentication,
] as const;

export interface SimulatedCustomer {
  name: string;
  userId: string;
  paysWith: (typeof waysToPay)[number];
  /** A child, whose household is saved as soon as there is something that the child never eats. */
  childId: string;
}

export interface SimulatedPlan {
  id: string;
  /** Whether it had other weekdays before. */
  isChanged?: boolean;
  random: SeededRandom;
  kitchen: SimulatedKitchen;
  customer: SimulatedCustomer;
}
