import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ExplainedMarketplace } from '../../../testing/explained-marketplace.ts';
import { postgresqlServer } from '../../../testing/test-database.ts';
import { findBills, TiffinBillFilter } from './find-bills.ts';

const bills = 100_000;
const { ALL, OPEN, OVERDUE, DECLINED, PAID, VOID } = TiffinBillFilter;

/** One in 50 is open and one in 1000 void; of every hundred, 50 were overdue, among them one of those that are open. */
const insertBills = `
  insert into tiffin_bills (id, bill_number, customer_id, supplier_id, week_starts_on, lines, meals_cents, credit_cents,
    amount_cents, status, created_at, due_at, overdue_at, paid_at)
  select gen_random_uuid(), 'B-' || n, gen_random_uuid(), gen_random_uuid(), '2026-11-16', '[]', 900, 0, 900,
    status, at, at + interval '2 days', case when n % 100 < 50 then at + interval '3 days' end,
    case when status = 'PAID' then at + interval '1 day' end
  from (
    select n, $1::timestamptz - n * interval '5 minutes' as at,
      case when n % 50 = 0 then 'OPEN' when n % 1000 = 1 then 'VOID' else 'PAID' end as status
    from generate_series(1, ${bills}) n
  ) bill`;

/** Charged at the first attempt, but of those that are open, every fourth was declined. */
const insertCharges = `
  insert into bill_charges (id, bill_id, card_id, attempt, started_at, outcome, ended_at)
  select gen_random_uuid(), id, gen_random_uuid(), 0, created_at,
    case when status = 'OPEN' then 'DECLINED' else 'PAID' end, created_at
  from tiffin_bills where status = 'PAID' or substring(bill_number from 3)::int % 200 = 0`;

describe.skipIf(!postgresqlServer)(`of ${bills} bills`, () => {
  let large: ExplainedMarketplace;
  beforeAll(async () => {
    large = await ExplainedMarketplace.open(postgresqlServer!);
    await large.fill('tiffin_bills', insertBills, [large.marketplace.clock.read()]);
    await large.fill('bill_charges', insertCharges);
  });
  afterAll(() => large.close());

  test.each([
    [ALL, 'tiffin_bills_newest'],
    [OPEN, 'tiffin_bills_open_newest'],
    [OVERDUE, 'tiffin_bills_open_newest'],
    [DECLINED, 'tiffin_bills_open_newest'],
    [PAID, 'tiffin_bills_newest'],
    [VOID, 'tiffin_bills_void'],
  ] as const)('a page of %s is read by an index %s, from either end', async (filter, index) => {
    for (const page of [{ first: 20 }, { first: 20, last: 20 }]) {
      const asked = { ...page, updatedSince: null };
      const { indexes, mostRead } = await large.explain(ctx => findBills(ctx, filter, asked));
      expect(indexes).toContain(index);
      expect(mostRead).toBeLessThan(1000);
    }
  });
});
