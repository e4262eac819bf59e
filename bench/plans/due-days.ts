import type { Client } from 'pg';
import { idOf } from '../marketplace/steps.ts';

/** Each of them has a plan of its own. */
const customers = 2000;
/** From the kitchen's day after tomorrow on, so that orders are open at any hour. */
const daysOfPlan = 5;
const kitchens = 400;

export const dueDays = customers * daysOfPlan;

const insertEaters = (round: number) => `
insert into users (id, role, name, email, created_at, email_proven_at)
select ${idOf('eater', `'${round} ' || n`)}, 'CUSTOMER', 'Eater ' || n, 'eater-${round}-' || n || '@bench.example', now(), now()
from generate_series(1, ${customers}) n`;

/** One portion of the first dish of a kitchen, as it is now. */
const insertPlans = (round: number) => `
insert into tiffin_plans (id, customer_id, supplier_id, mealtime, weekdays, fulfillment, lines, total_cents, portions,
  starts_on, ends_on, consent, started_at)
select ${idOf('plan', `'${round} ' || n`)}, ${idOf('eater', `'${round} ' || n`)}, d.supplier_id, 'LUNCH',
  '{0,1,2,3,4,5,6}', 'PICKUP',
  jsonb_build_array(jsonb_build_object('dishId', d.id, 'dishName', d.name, 'quantity', 1,
    'unitPriceCents', d.price_cents, 'choices', '[]'::jsonb, 'allergens', d.allergens, 'diet', d.diet, 'marks', d.marks)),
  d.price_cents, 1, local.today + 2, local.today + 1 + ${daysOfPlan}, 'I agree.', now()
from generate_series(1, ${customers}) n
join dishes d on d.id = ${idOf('dish', `1 + n % ${kitchens} || ' 1'`)}
join suppliers s on s.id = d.supplier_id
join cities c on c.id = s.city_id
cross join lateral (select (now() at time zone c.time_zone)::date as today) local`;

/** Starts plans whose days can all be ordered now. */
export const startPlans = async (db: Client, round: number): Promise<void> => {
  await db.query('begin');
  await db.query(insertEaters(round));
  await db.query(insertPlans(round));
  await db.query('commit');
};

/** Number of days that were looked at, and of those that are ordered, of all rounds. */
export const countDays = async (db: Client): Promise<{ begun: number; ordered: number }> => {
  const { rows } = await db.query<{ begun: number; ordered: number }>(
    `select count(*)::int as begun, count(*) filter (where status = 'ORDERED')::int as ordered from tiffin_plan_days`,
  );
  return rows[0]!;
};
