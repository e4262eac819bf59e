import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCity } from '../../../testing/builders/a-city.ts';
import { aKitchen } from '../../../testing/builders/a-kitchen.ts';
import { ExplainedMarketplace } from '../../../testing/explained-marketplace.ts';
import { postgresqlServer } from '../../../testing/test-database.ts';
import { TiffinStopReason } from '../tiffin-stop-reason.ts';
import { findAllPlans, TiffinPlanFilter } from './find-all-plans.ts';

const plans = 100_000;
const { ALL, RUNNING, UNPAID, STOPPED } = TiffinPlanFilter;

/** Every second was stopped, for one of the reasons. Of the others the newest run, ten of them unpaid. */
const insertPlans = `
  insert into tiffin_plans (id, customer_id, supplier_id, mealtime, weekdays, fulfillment, lines, total_cents, portions,
    starts_on, ends_on, consent, started_at, stopped_at, stop_reason, idempotency_key)
  select gen_random_uuid(), gen_random_uuid(), $1, 'LUNCH', '{1}', 'PICKUP', '[]', 900, 1,
    '2024-01-01', case when n % 2 = 0 or n < 200 then null else date '2026-10-01' end, '',
    $2::timestamptz - n * interval '10 minutes',
    case when n % 2 = 0 then $2::timestamptz - n * interval '5 minutes' end,
    case when n % 2 = 0 then ($3::text[])[1 + n / 2 % cardinality($3::text[])] end,
    n::text
  from generate_series(1, ${plans}) n`;

const insertDays = `
  insert into tiffin_plan_days (plan_id, service_date, status, code)
  select id, date '2026-11-18', case when is_unpaid then 'WAITING' else 'SKIPPED' end,
    case when is_unpaid then 'PLAN_IS_UNPAID' end
  from (select id, stopped_at is null and ends_on is null and idempotency_key::int < 20 as is_unpaid
    from tiffin_plans) plan`;

describe.skipIf(!postgresqlServer)(`of ${plans} plans`, () => {
  let large: ExplainedMarketplace;
  beforeAll(async () => {
    large = await ExplainedMarketplace.open(postgresqlServer!);
    const { marketplace } = large;
    const kitchen = await aKitchen(marketplace, await aCity(marketplace));
    await large.fill('tiffin_plans', insertPlans, [
      kitchen.id,
      marketplace.clock.read(),
      Object.keys(TiffinStopReason),
    ]);
    await large.fill('tiffin_plan_days', insertDays);
  });
  afterAll(() => large.close());

  const explain = (filter: TiffinPlanFilter, stopReason: TiffinStopReason | null, isBackward: boolean) => {
    const page = isBackward ? { first: 20, last: 20 } : { first: 20 };
    return large.explain(ctx => findAllPlans(ctx, { filter, stopReason }, page));
  };

  test.each([
    [ALL, null],
    [RUNNING, null],
    [STOPPED, null],
    [STOPPED, TiffinStopReason.ROUTINE],
  ] as const)('a page of %s (%s) reads little more than it shows', async (filter, reason) => {
    expect((await explain(filter, reason, false)).mostRead).toBeLessThan(1000);
  });

  test('plans that wait for a bill are found by their waiting days', async () => {
    expect((await explain(UNPAID, null, false)).indexes).toContain('tiffin_plan_days_unpaid');
  });

  test.each([ALL, STOPPED] as const)('the last page of %s is read from its end', async filter => {
    expect((await explain(filter, null, true)).mostRead).toBeLessThan(1000);
  });
});
