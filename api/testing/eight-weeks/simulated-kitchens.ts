import { Role } from '../../core/access/role.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { Problem } from '../../core/operation/problem.ts';
import type { SeededRandom } from '../../demo/seeded-random.ts';
import { removeClosure } from '../../domains/cooking/remove-closure.ts';
import { saveClosure } from '../../domains/cooking/save-closure.ts';
import { pauseKitchen } from '../../domains/suppliers/account/pause-kitchen.ts';
import { resumeKitchen } from '../../domains/suppliers/account/resume-kitchen.ts';
import { saveTiffinOffer } from '../../domains/tiffin-plans/offers/save-tiffin-offer.ts';
import { aCity } from '../builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../builders/a-kitchen.ts';
import { actingAs, dayAt, type Simulation } from './simulation.ts';

export interface SimulatedKitchen extends TestKitchen {
  /** The lunch that it offers as a plan. */
  offerId: string;
}

const cookOf = (simulation: Simulation, { userId }: TestKitchen): Ctx =>
  actingAs(simulation, userId, Role.SUPPLIER);

/** Kitchens of three dishes: one with milk, one with peanuts, and one that everyone eats. */
export const openKitchens = async (simulation: Simulation, capacity: number): Promise<SimulatedKitchen[]> => {
  const { marketplace } = simulation;
  const city = await aCity(marketplace);
  const kitchens: SimulatedKitchen[] = [];
  for (const name of ['Asha', 'Gauri', 'Farah']) {
    const kitchen = await aKitchen(marketplace, city, {
      kitchenName: `${name}'s Kitchen`,
      cookName: name,
      capacity,
      dishes: { 'Masala Dosa': 900, 'Lemon Rice': 750, Idli: 700 },
    });
    const [, rice, idli] = kitchen.dishes;
    await marketplace.sql.rows("update dishes set allergens = '{PEANUTS}' where id = $1", [rice!.id]);
    await marketplace.sql.rows("update dishes set allergens = '{}' where id = $1", [idli!.id]);
    const offer = await saveTiffinOffer(cookOf(simulation, kitchen), offerOf(kitchen, 800, capacity));
    if (offer instanceof Problem) throw new Error(offer.message);
    kitchens.push({ ...kitchen, offerId: offer.offerId });
  }
  return kitchens;
};

const offerOf = ({ dishes }: TestKitchen, unitPriceCents: number, spots: number) => ({
  name: 'Light lunch',
  mealtime: 'LUNCH' as const,
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  leastDays: 1,
  lines: [{ dishId: dishes[0]!.id, quantity: 1, unitPriceCents }],
  spots,
});

/** What a cook may do: another price, days off that are known early or late, a pause. Refusals are answers as well. */
export const cook = async (
  simulation: Simulation,
  kitchen: SimulatedKitchen,
  day: number,
): Promise<unknown> => {
  const random = simulation.randomOf(kitchen.kitchenName);
  const draw = random.next();
  if (draw < 0.05) return changePrice(simulation, random, kitchen);
  if (draw < 0.06) return close(simulation, random, kitchen, day + 9);
  if (draw < 0.07) return close(simulation, random, kitchen, day + 1);
  if (draw < 0.08) return openAgain(simulation, kitchen);
  if (draw < 0.09) return changeOffer(simulation, random, kitchen);
  if (draw < 0.094) return pauseKitchen(cookOf(simulation, kitchen), dayAt(day + random.between(2, 4)));
  if (draw < 0.13) return resumeKitchen(cookOf(simulation, kitchen), null);
  return undefined;
};

const changePrice = ({ marketplace }: Simulation, random: SeededRandom, { dishes }: SimulatedKitchen) =>
  marketplace.sql.rows('update dishes set price_cents = $2 where id = $1', [
    random.pick(dishes).id,
    random.between(7, 12) * 100,
  ]);

const weekVersionOf = async ({ marketplace }: Simulation, { id }: TestKitchen): Promise<number> => {
  const [kitchen] = await marketplace.sql.rows<{ version: number }>(
    'select week_version as version from suppliers where id = $1',
    [id],
  );
  return kitchen!.version;
};

const close = async (
  simulation: Simulation,
  random: SeededRandom,
  kitchen: SimulatedKitchen,
  from: number,
) => {
  const closure = {
    firstDay: dayAt(from),
    lastDay: dayAt(from + random.between(0, 1)),
    reason: 'A wedding',
    openOrders: random.pick(['KEEP', 'CANCEL'] as const),
  };
  const version = await weekVersionOf(simulation, kitchen);
  return saveClosure(cookOf(simulation, kitchen), { ...closure, version });
};

const openAgain = async (simulation: Simulation, kitchen: SimulatedKitchen) => {
  const [closure] = await simulation.marketplace.sql.rows<{ id: string }>(
    'select id from closures where supplier_id = $1 order by last_day desc',
    [kitchen.id],
  );
  const version = await weekVersionOf(simulation, kitchen);
  return closure && removeClosure(cookOf(simulation, kitchen), { id: closure.id, version });
};

const changeOffer = async (simulation: Simulation, random: SeededRandom, kitchen: SimulatedKitchen) => {
  const { marketplace } = simulation;
  const changed = offerOf(kitchen, random.between(7, 10) * 100, random.between(2, 20));
  const [offer] = await marketplace.sql.rows<{ version: number }>(
    'select version from tiffin_offers where id = $1',
    [kitchen.offerId],
  );
  return saveTiffinOffer(cookOf(simulation, kitchen), {
    ...changed,
    id: kitchen.offerId,
    version: offer!.version,
  });
};
