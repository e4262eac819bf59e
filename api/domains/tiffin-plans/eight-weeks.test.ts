import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemContext } from '../../core/operation/system-context.ts';
import { ordersPlaced } from '../../testing/builders/a-tiffin-plan.ts';
import { openCardMarketplace } from '../../testing/card-provider/card-marketplace.ts';
import { CrashingProcess, crashesOf, startAgain } from '../../testing/eight-weeks/crashing-process.ts';
import {
  avoidedMeals,
  brokenDays,
  dearerOrders,
  ordersOfDays,
  unequalCards,
  unequalMoney,
  unpaidDespiteCredit,
} from '../../testing/eight-weeks/faults.ts';
import { act, customersOf, startPlans } from '../../testing/eight-weeks/simulated-customers.ts';
import { cook, openKitchens } from '../../testing/eight-weeks/simulated-kitchens.ts';
import { LateEvents, moneyJob, payBills, workAsStaff } from '../../testing/eight-weeks/simulated-money.ts';
import { planSuspensions, suspendKitchens } from '../../testing/eight-weeks/simulated-suspensions.ts';
import {
  dayAt,
  lastDay,
  momentsOf,
  type Simulation,
  simulated,
} from '../../testing/eight-weeks/simulation.ts';
import {
  ledToBySuspensions,
  silentSuspensions,
  takenWhileSuspended,
} from '../../testing/eight-weeks/suspension-faults.ts';
import type { Marketplace } from '../../testing/marketplace.ts';
import { notificationsSent } from '../../testing/notifications-sent.ts';
import { checkLedger } from '../payments/ledger/check-ledger.ts';
import { makeTiffinBills } from './billing/make-tiffin-bills.ts';
import { comparePlacedOrders } from './diets/compare-placed-orders.ts';
import { placeDueOrders } from './ordering/place-due-orders.ts';

/** `TIFFIN_PLANS=200 TIFFIN_CRASHES=50` runs it whole, `SEED` repeats a run that failed. */
const planCount = Number(process.env.TIFFIN_PLANS ?? 10);
const crashes = Number(process.env.TIFFIN_CRASHES ?? 2);
const seed = process.env.SEED ?? 'eight weeks';

let simulation: Simulation;
let marketplace: Marketplace;
beforeAll(async () => {
  simulation = simulated(await openCardMarketplace(), seed);
  ({ marketplace } = simulation);
});
afterAll(() => simulation.close());

const rows = (statement: string, parameters: unknown[] = []) =>
  marketplace.sql.rows<{ what: string; count: number }>(statement, parameters);

test(
  `${planCount} plans over eight weeks, ${crashes} crashes of processes, seed "${seed}"`,
  async () => {
    marketplace.clock.moveTo(`${dayAt(-1)}T17:00:00Z`);
    // Few enough plates that some days are sold out.
    const kitchens = await openKitchens(simulation, Math.max(4, Math.ceil(planCount / 3)));
    const customers = await customersOf(simulation, planCount);
    const plans = await startPlans(simulation, customers, kitchens);
    const { userId: anita } = await marketplace.admin('Anita Desai');
    const events = new LateEvents(simulation.provider.webhooks, simulation.randomOf('events'));
    const suspensions = planSuspensions(simulation, kitchens);
    const dearer = dearerOrders(marketplace);
    const ofProcesses = simulation.randomOf('processes');
    const processes = [
      new CrashingProcess(marketplace.services, ofProcesses),
      new CrashingProcess(marketplace.services, ofProcesses),
    ];
    for (let day = 0; day < lastDay; day++) {
      for (const moment of momentsOf(day)) {
        marketplace.clock.moveTo(moment);
        for (const kitchen of kitchens) await cook(simulation, kitchen, day);
        simulation.provider.isAway = ofProcesses.chance(0.05);
        const acting = plans.filter(({ random }) => random.chance(0.15));
        // All of them some days before the end.
        startAgain(processes, Math.min(crashes, Math.ceil((crashes * (day + 1)) / (lastDay - 6))));
        const jobs = processes.flatMap(process =>
          [placeDueOrders, makeTiffinBills, moneyJob].map(job => process.run(job)),
        );
        await Promise.all([
          ...acting.map(plan => act(simulation, plans, plan, day)),
          ...jobs,
          payBills(simulation, customers, anita),
          workAsStaff(simulation, anita),
          suspendKitchens(simulation, suspensions, anita, day),
          events.arrive(0.6),
        ]);
        // The next run of what the processes may have crashed in.
        await comparePlacedOrders(marketplace.services);
        expect(await avoidedMeals(marketplace)).toEqual([]);
        expect(await dearer()).toEqual([]);
        expect([...processes.flatMap(({ unexpected }) => unexpected), ...marketplace.complaints]).toEqual([]);
      }
      expect(await takenWhileSuspended(marketplace)).toEqual([]);
      expect(await brokenDays(marketplace)).toEqual([]);
      expect(await unequalMoney(marketplace)).toEqual([]);
    }
    expect(crashesOf(processes)).toBe(crashes);
    // The processes crash no more: what they left is settled.
    simulation.provider.isAway = false;
    for (const hour of [10, 11, 12, 13]) {
      marketplace.clock.moveTo(`${dayAt(lastDay + 1)}T${hour}:00:00Z`);
      await ordersPlaced(marketplace);
      await workAsStaff(simulation, anita);
      await moneyJob(marketplace.services);
      await events.arrive(1);
    }
    expect(await brokenDays(marketplace)).toEqual([]);
    expect(await unequalMoney(marketplace)).toEqual([]);
    expect(await unequalCards(simulation)).toEqual([]);
    expect(await unpaidDespiteCredit(marketplace)).toEqual([]);
    expect(await checkLedger(systemContext(marketplace.services), null)).toEqual([]);
    expect(await takenWhileSuspended(marketplace)).toEqual([]);
    await notificationsSent(marketplace);
    expect(await silentSuspensions(marketplace)).toEqual([]);

    // Each of what may happen did.
    const happened = await rows(
      `select status as what, count(*)::int from tiffin_plan_days where service_date < $1 group by 1
       union all select 'bill ' || status, count(*)::int from tiffin_bills group by 1
       union all select 'charge ' || outcome, count(*)::int from bill_charges group by 1
       union all select 'payment ' || status, count(*)::int from payments where bill_id is not null group by 1
       union all select 'stopped', count(*)::int from tiffin_plans where stopped_at is not null
       union all select 'household', count(*)::int from households where has_needs
       union all ${ledToBySuspensions}`,
      [dayAt(lastDay)],
    );
    const known = happened.flatMap(({ what, count }) => (count > 0 ? what : []));
    expect([...known, ...simulation.happened]).toEqual(
      expect.arrayContaining([
        ...['plan changed', 'stale change refused', 'suspended', 'reinstated'],
        ...['missed while suspended', 'canceled while suspended'],
        ...['ORDERED', 'SKIPPED', 'MISSED', 'bill PAID', 'stopped', 'household'],
        ...['charge PAID', 'charge DECLINED', 'payment SUCCEEDED', 'payment CANCELED'],
      ]),
    );
    // Days that a plan has no more, since it was changed or stopped, stay as they were.
    const unchanged = plans.flatMap(({ id, isChanged }) => (isChanged ? [] : id));
    const [missing] = await rows(
      `select count(*)::int from tiffin_plans p
       cross join generate_series(p.starts_on, $1::date, interval '1 day') as day
       where p.id = any($2) and extract(dow from day)::smallint = any(p.weekdays)
         and not exists (select from tiffin_plan_days d where d.plan_id = p.id and d.service_date = day::date)`,
      [dayAt(lastDay - 1), unchanged],
    );
    expect(missing!.count).toBe(0);
    const undecided = await rows(
      `select status as what, count(*)::int from tiffin_plan_days
       where plan_id = any($2) and service_date < $1 and status in ('PLANNED', 'WAITING', 'PLACING') group by 1`,
      [dayAt(lastDay), unchanged],
    );
    expect(undecided).toEqual([]);
    const live = await rows(
      `select 1 from tiffin_plan_days d
       left join (${ordersOfDays}) found on found.plan = d.plan_id::text and found.day = d.service_date::text
       where d.status = 'MISSED' and found.count is not null`,
    );
    expect(live).toEqual([]);
  },
  planCount * 60_000,
);
