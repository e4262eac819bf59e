import { afterAll, beforeAll, expect, test } from 'vitest';
import { Role } from '../../core/access/role.ts';
import type { Ctx, Services } from '../../core/operation/ctx.ts';
import { onBehalfOf, systemContext } from '../../core/operation/system-context.ts';
import { cities } from '../../demo/cities.ts';
import { SeededRandom } from '../../demo/seeded-random.ts';
import { aCity } from '../../testing/builders/a-city.ts';
import { aKitchen, type TestKitchen } from '../../testing/builders/a-kitchen.ts';
import { lunchesOf, ordersPlaced, TiffinPlanActs } from '../../testing/builders/a-tiffin-plan.ts';
import { Marketplace } from '../../testing/marketplace.ts';
import { recordBillPayment } from '../payments/bills/record-bill-payment.ts';
import { checkLedger } from '../payments/ledger/check-ledger.ts';
import { makeTiffinBills } from './billing/make-tiffin-bills.ts';
import { placeDueOrders } from './ordering/place-due-orders.ts';
import { agreeToTiffinPlan } from './planning/agree-to-tiffin-plan.ts';
import { changeTiffinDay } from './planning/change-tiffin-day.ts';
import { resetTiffinDay } from './planning/reset-tiffin-day.ts';
import { skipTiffinDay } from './planning/skip-tiffin-day.ts';
import { skipTiffinDays } from './planning/skip-tiffin-days.ts';
import { unskipTiffinDay } from './planning/unskip-tiffin-day.ts';

/** `TIFFIN_PLANS=200 TIFFIN_KILLS=50` runs it whole, `SEED` repeats a run that failed. */
const planCount = Number(process.env.TIFFIN_PLANS ?? 6);
const kills = Number(process.env.TIFFIN_KILLS ?? 2);
const seed = process.env.SEED ?? 'eight weeks';
const random = new SeededRandom(seed);
/** Its own, so that what people do is the same in every run. */
const fate = new SeededRandom(`${seed}, processes`);
const weeks = 8;
/** A Monday. */
const firstDay = '2026-10-05';
const dayAt = (days: number) => new Date(Date.parse(firstDay) + days * 86_400_000).toISOString().slice(0, 10);

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await Marketplace.open();
});
afterAll(() => marketplace.close());

interface SimulatedPlan {
  id: string;
  kitchen: TestKitchen;
  ctx: () => Ctx;
}

/** A process whose statements may fail, and that may be killed before or after any: what it did until then stays. */
class MortalProcess {
  deaths = 0;
  #isDead = false;
  #statementsLeft = Infinity;
  readonly services: Services;

  constructor({ log, sql, ...others }: Services) {
    const live = () => this.#live();
    this.services = {
      ...others,
      log: { ...log, warn: () => undefined, error: () => undefined } as Services['log'],
      sql: {
        async rows(...asked) {
          live();
          const rows = await sql.rows(...asked);
          live();
          return rows as never;
        },
      },
      entityManager: () => {
        live();
        return others.entityManager();
      },
    };
  }

  get isDoomed(): boolean {
    return this.#statementsLeft < Infinity;
  }

  /** Lets it die at one of its next statements. */
  doom(): void {
    this.#statementsLeft = fate.between(1, 40);
  }

  /** Starts it again, unless it lives. */
  start(): void {
    this.#isDead = false;
  }

  #live(): void {
    if (--this.#statementsLeft <= 0) {
      this.#statementsLeft = Infinity;
      this.#isDead = true;
      this.deaths++;
    }
    if (this.#isDead) throw new Error('The process is dead.');
    if (fate.chance(0.02)) throw new Error('The statement failed.');
  }
}

const deathsOf = (processes: readonly MortalProcess[]): number =>
  processes.reduce((sum, { deaths }) => sum + deaths, 0);

/** Starts processes that died, and lets some die again, as many as should have died by now. */
const startAgain = (processes: readonly MortalProcess[], deathsDue: number): void => {
  for (const process of processes) process.start();
  const doomed = processes.filter(({ isDoomed }) => isDoomed);
  const missing = Math.max(0, deathsDue - deathsOf(processes) - doomed.length);
  for (const process of processes.filter(({ isDoomed }) => !isDoomed).slice(0, missing)) process.doom();
};

const kitchensOf = async (): Promise<TestKitchen[]> => {
  const city = await aCity(marketplace);
  const kitchens: TestKitchen[] = [];
  // Few enough plates that some days are sold out.
  for (const name of ['Asha', 'Gauri', 'Farah'])
    kitchens.push(
      await aKitchen(marketplace, city, {
        kitchenName: `${name}'s Kitchen`,
        cookName: name,
        capacity: Math.max(4, Math.ceil(planCount / 3)),
      }),
    );
  return kitchens;
};

const startPlans = async (kitchens: readonly TestKitchen[]): Promise<SimulatedPlan[]> => {
  const plans: SimulatedPlan[] = [];
  for (let at = 0; at < planCount; at += 10) {
    const name = `Customer ${at}`;
    const acts = new TiffinPlanActs(marketplace, await marketplace.customer(name));
    const [user] = await marketplace.sql.rows<{ id: string }>('select id from users where name = $1', [name]);
    const person = { userId: user!.id, role: Role.CUSTOMER, staffRole: null };
    for (let own = 0; own < Math.min(10, planCount - at); own++) {
      const kitchen = random.pick(kitchens);
      const dish = random.pick(kitchen.dishes);
      const quantity = random.between(1, 2);
      const { id } = await acts.start(
        lunchesOf(kitchen, {
          mealtime: random.pick(['LUNCH', 'DINNER']),
          weekdays: [0, 1, 2, 3, 4, 5, 6]
            .filter(() => random.chance(0.6))
            .concat([1])
            .slice(0, 7),
          lines: [{ dishId: dish.id, quantity }],
          startsOn: dayAt(random.between(0, 14)),
          expectedTotalCents: dish.priceCents * quantity,
          idempotencyKey: `plan-of-${at + own}-in-simulation`,
        }),
      );
      plans.push({ id, kitchen, ctx: () => onBehalfOf(marketplace.services, person) });
    }
  }
  return plans;
};

const priceOf = async (dishId: string) =>
  (
    await marketplace.sql.rows<{ cents: number }>('select price_cents as cents from dishes where id = $1', [
      dishId,
    ])
  )[0]!.cents;

/** What a customer may do in a day. Refusals are answers as well. */
const act = async ({ id: planId, kitchen, ctx }: SimulatedPlan, day: number): Promise<void> => {
  const serviceDate = dayAt(day + random.between(0, 10));
  const dishId = random.pick(kitchen.dishes).id;
  const quantity = random.between(1, 3);
  switch (random.between(0, 11)) {
    case 0:
    case 1:
      return void (await skipTiffinDay(ctx(), { planId, serviceDate }));
    case 2:
      return void (await unskipTiffinDay(ctx(), { planId, serviceDate }));
    case 3:
    case 4: {
      const expectedTotalCents = (await priceOf(dishId)) * quantity;
      const lines = [{ dishId, quantity }];
      return void (await changeTiffinDay(ctx(), { planId, serviceDate, lines, expectedTotalCents }));
    }
    case 5:
      return void (await resetTiffinDay(ctx(), { planId, serviceDate }));
    case 6: {
      if (!random.chance(0.2)) return;
      const until = dayAt(day + random.between(2, 6));
      return void (await skipTiffinDays(ctx(), { from: dayAt(day + 1), until }));
    }
    case 7: {
      const [plan] = await marketplace.sql.rows<{ total: number }>(
        `select sum(d.price_cents * (line->>'quantity')::int)::int as total
         from tiffin_plans p, jsonb_array_elements(p.lines) line
         join dishes d on d.id = (line->>'dishId')::uuid where p.id = $1`,
        [planId],
      );
      return void (await agreeToTiffinPlan(ctx(), { planId, expectedTotalCents: plan!.total }));
    }
  }
};

/** What kitchens do: prices rise and fall, and days are closed. */
const cook = async ({ id, dishes }: TestKitchen, day: number): Promise<void> => {
  if (random.chance(0.05))
    await marketplace.sql.rows('update dishes set price_cents = $2 where id = $1', [
      random.pick(dishes).id,
      random.between(7, 12) * 100,
    ]);
  if (random.chance(0.01))
    await marketplace.sql.rows(
      `insert into closures (id, supplier_id, first_day, last_day, reason, created_at)
       values (gen_random_uuid(), $1, $2, $2, 'A wedding', $3)`,
      [id, dayAt(day + 9), marketplace.clock.read()],
    );
};

const ordersOfDays = `select split_part(o.idempotency_key, ':', 2) as plan, split_part(o.idempotency_key, ':', 3) as day,
    count(*)::int as count
  from orders o where o.idempotency_key like 'tiffin:%' and o.status <> 'CANCELED' group by 1, 2`;

/** Orders beyond the one of a day, plates beyond those of a meal, and orders that cost more than agreed. */
const broken = async (): Promise<unknown[]> => [
  ...(await marketplace.sql.rows(
    `select 'twice' as what, found.* from (${ordersOfDays}) found where count > 1`,
  )),
  ...(await marketplace.sql.rows(
    `select 'oversold' as what, d.supplier_id, d.service_date from service_days d
     where d.lunch_taken > d.lunch_plates or d.dinner_taken > d.dinner_plates
       or d.breakfast_taken + d.lunch_taken + d.dinner_taken > d.capacity
       or d.lunch_taken + d.dinner_taken <> (select coalesce(sum(o.plates), 0) from orders o
         where o.supplier_id = d.supplier_id and o.service_date = d.service_date and o.status <> 'CANCELED')`,
  )),
  ...(await marketplace.sql.rows(
    `select 'skipped but ordered' as what, d.plan_id, d.service_date from tiffin_plan_days d
     join (${ordersOfDays}) found on found.plan = d.plan_id::text and found.day = d.service_date::text
     where d.status = 'SKIPPED'`,
  )),
];

/**
 * Orders that were placed since the last time and cost more than what was agreed at that moment. One whose process died
 * before it could note it is compared as well: until the next one notes it, its customer may agree to a lower price.
 */
const dearer = (seen: Set<string>) => async (): Promise<unknown[]> => {
  const orders = await marketplace.sql.rows<{ id: string; total: number; agreed: number }>(
    `select o.id, o.total_cents as total, coalesce(d.total_cents, p.total_cents) as agreed
     from tiffin_plan_days d join tiffin_plans p on p.id = d.plan_id
     join orders o on o.customer_id = p.customer_id
       and o.idempotency_key = concat_ws(':', 'tiffin', d.plan_id, d.service_date, d.attempt)
     where o.status <> 'CANCELED'`,
  );
  const fresh = orders.filter(({ id }) => !seen.has(id));
  for (const { id } of fresh) seen.add(id);
  return fresh.filter(({ total, agreed }) => total > agreed);
};

/** What support does: it notes most payments of bills, some only after the plan has waited. */
const notePayments = async (staff: Ctx): Promise<void> => {
  const open = await marketplace.sql.rows<{ id: string; cents: number }>(
    "select id, amount_cents as cents from tiffin_bills where status = 'OPEN' order by bill_number",
  );
  for (const { id, cents } of open)
    if (random.chance(0.3)) await recordBillPayment(staff, { billId: id, amountCents: cents });
};

/**
 * Customers and kitchens whose money differs: what was paid on bills is what their orders cost, with what was not
 * refunded of it, and the credit that is left. Every order is paid from credit.
 */
const unequal = (): Promise<unknown[]> =>
  marketplace.sql.rows(
    `with bills as (select customer_id, supplier_id, sum(amount_cents) as cents from tiffin_bills
       where status = 'PAID' group by 1, 2),
     paid as (select customer_id, supplier_id, sum(amount_cents - refunded_cents) as cents from payments
       where method = 'CREDIT' and status = 'SUCCEEDED' group by 1, 2),
     plan_orders as (select o.customer_id, o.supplier_id, sum(o.total_cents) as cents from orders o
       where o.idempotency_key like 'tiffin:%' and o.status <> 'CANCELED' and o.payment_status = 'PAID' group by 1, 2)
     select c.customer_id, c.supplier_id, c.cents, bills.cents as billed, paid.cents as paid, plan_orders.cents as plans
     from tiffin_credits c left join bills using (customer_id, supplier_id)
       left join paid using (customer_id, supplier_id) left join plan_orders using (customer_id, supplier_id)
     where coalesce(bills.cents, 0) <> coalesce(paid.cents, 0) + c.cents
       or coalesce(paid.cents, 0) <> coalesce(plan_orders.cents, 0)`,
  );

/** Before the cut-off of lunch and between both, or shortly before that of lunch and after both. */
const momentsOf = (day: number) => (day % 2 ? ['17:30', '23:30'] : ['13:00', '19:00']);

test(
  `${planCount} plans over eight weeks, ${kills} deaths of processes, seed "${seed}"`,
  async () => {
    marketplace.clock.moveTo(`${dayAt(-1)}T17:00:00Z`);
    const kitchens = await kitchensOf();
    const plans = await startPlans(kitchens);
    const anita = await marketplace.admin('Anita Desai');
    const staff = () =>
      onBehalfOf(marketplace.services, { userId: anita.userId!, role: Role.ADMIN, staffRole: 'OWNER' });
    const dearerThanAgreed = dearer(new Set());
    const processes = [new MortalProcess(marketplace.services), new MortalProcess(marketplace.services)];
    for (let day = 0; day < weeks * 7; day++) {
      for (const hour of momentsOf(day)) {
        marketplace.clock.moveTo(`${dayAt(day)}T${hour}:00Z`);
        for (const kitchen of kitchens) await cook(kitchen, day);
        const acting = plans.filter(() => random.chance(0.15)).map(plan => act(plan, day));
        // All of them some days before the end.
        startAgain(processes, Math.min(kills, Math.ceil((kills * (day + 1)) / (weeks * 7 - 6))));
        const working = processes.map(({ services }) => placeDueOrders(services).catch(() => undefined));
        const billing = processes.map(({ services }) => makeTiffinBills(services).catch(() => undefined));
        await Promise.all([...acting, ...working, ...billing, notePayments(staff())]);
        expect(await dearerThanAgreed()).toEqual([]);
      }
      expect(await broken()).toEqual([]);
      expect(await unequal()).toEqual([]);
    }
    expect(deathsOf(processes)).toBe(kills);
    // The processes stop dying: what they left is settled.
    for (const hour of [1, 2, 3]) {
      marketplace.clock.moveTo(`${dayAt(weeks * 7 + 1)}T1${hour}:00:00Z`);
      await ordersPlaced(marketplace);
    }
    expect(await broken()).toEqual([]);
    expect(await unequal()).toEqual([]);
    const paidBills = await marketplace.sql.rows("select 1 from tiffin_bills where status = 'PAID'");
    expect(paidBills.length).toBeGreaterThan(planCount);
    expect(await checkLedger(systemContext(marketplace.services), null)).toEqual([]);
    const ended = await marketplace.sql.rows<{ status: string; count: number }>(
      `select status, count(*)::int from tiffin_plan_days where service_date < $1 group by status order by status`,
      [dayAt(weeks * 7)],
    );
    expect(['MISSED', 'ORDERED', 'SKIPPED']).toEqual(
      expect.arrayContaining(ended.map(({ status }) => status)),
    );
    expect(ended.find(({ status }) => status === 'ORDERED')!.count).toBeGreaterThan(planCount);
    const [missing] = await marketplace.sql.rows<{ count: number }>(
      `select count(*)::int from tiffin_plans p
       cross join generate_series(p.starts_on, $1::date, interval '1 day') as day
       where extract(dow from day)::smallint = any(p.weekdays)
         and not exists (select from tiffin_plan_days d where d.plan_id = p.id and d.service_date = day::date)`,
      [dayAt(weeks * 7 - 1)],
    );
    expect(missing!.count).toBe(0);
    const live = await marketplace.sql.rows(
      `select 1 from tiffin_plan_days d
       left join (${ordersOfDays}) found on found.plan = d.plan_id::text and found.day = d.service_date::text
       where d.status = 'MISSED' and found.count is not null`,
    );
    expect(live).toEqual([]);
  },
  planCount * 6_000 + 60_000,
);

const zones = [...new Set(cities.map(({ timeZone }) => timeZone))];
const changes = [
  { date: '2026-11-01', before: '2026-10-28T17:00:00Z', startsOn: '2026-11-01' },
  { date: '2027-03-14', before: '2027-03-10T17:00:00Z', startsOn: '2027-03-14' },
];

test.each(changes.flatMap(change => zones.map(timeZone => ({ ...change, timeZone }))))(
  'a meal is skipped until a second before its cut-off, and not a second after: $timeZone on $date',
  async ({ date, before, startsOn, timeZone }) => {
    marketplace.clock.moveTo(before);
    const city = await aCity(marketplace, { name: `${timeZone} on ${date}`, timeZone });
    const kitchen = await aKitchen(marketplace, city);
    const acts = new TiffinPlanActs(marketplace, await marketplace.customer(`Ravi of ${city.name}`));
    const given = lunchesOf(kitchen, { weekdays: [0], startsOn });
    const [first, second] = [await acts.start(given), await acts.start(given)];
    await ordersPlaced(marketplace);
    const [cutOff] = await marketplace.sql.rows<{ at: number }>(
      `select extract(epoch from ($1::date + time '10:00') at time zone $2)::int as at`,
      [date, timeZone],
    );
    const secondsFrom = (seconds: number) => new Date((cutOff!.at + seconds) * 1000).toISOString();
    marketplace.clock.moveTo(secondsFrom(-1));
    expect(await acts.skip(first.id, date)).toMatchObject({ __typename: 'TiffinPlan' });
    marketplace.clock.moveTo(secondsFrom(1));
    expect(await acts.skip(second.id, date)).toMatchObject({ code: 'TOO_LATE_TO_CANCEL' });
    expect((await acts.day(second.id, date)).status).toBe('ORDERED');
  },
);
