import { Role } from '../../core/access/role.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { onBehalfOf } from '../../core/operation/system-context.ts';
import { SeededRandom } from '../../demo/seeded-random.ts';
import type { CardMarketplace } from '../card-provider/card-marketplace.ts';

/** A marketplace with cards, where people act by chance. */
export interface Simulation extends CardMarketplace {
  /** Chance of each who acts, so that what one does does not change what others do. */
  randomOf: (who: string) => SeededRandom;
  /** What happened that no table shows. */
  happened: Set<string>;
}

export const simulated = (place: CardMarketplace, seed: string): Simulation => {
  const known = new Map<string, SeededRandom>();
  const randomOf = (who: string) => {
    const random = known.get(who) ?? new SeededRandom(`${seed}, ${who}`);
    known.set(who, random);
    return random;
  };
  return { ...place, randomOf, happened: new Set() };
};

/** A Monday. */
const firstDay = '2026-10-05';
export const weeks = 8;
export const lastDay = weeks * 7;

/** Date of a day, counted from the first one. */
export const dayAt = (days: number): string =>
  new Date(Date.parse(firstDay) + days * 86_400_000).toISOString().slice(0, 10);

/** Before the cut-off of lunch and between both, or shortly before that of lunch and after both. */
export const momentsOf = (day: number): string[] =>
  (day % 2 ? ['17:30', '23:30'] : ['13:00', '19:00']).map(hour => `${dayAt(day)}T${hour}:00Z`);

/** Lets a person act without a session, which would end within eight weeks. */
export const actingAs = ({ marketplace }: CardMarketplace, userId: string, role: Role = Role.CUSTOMER): Ctx =>
  onBehalfOf(marketplace.services, { userId, role, staffRole: role === Role.ADMIN ? 'OWNER' : null });
