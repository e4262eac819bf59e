import type { Marketplace } from '../marketplace.ts';

/** Suspensions with their kitchen and both times, from the audit trail; `until` is null while they last. */
const suspensions = `select s.subject_id as supplier_id, s.at as since,
    (select min(r.at) from audit_events r
     where r.subject_id = s.subject_id and r.action = 'KITCHEN_REINSTATED' and r.at > s.at) as until
  from audit_events s where s.action = 'KITCHEN_SUSPENDED'`;

const isWithin = (moment: string) =>
  `${moment} > suspended.since and ${moment} < coalesce(suspended.until, 'infinity')`;

/** Orders, plans and bills of meals to come that a kitchen got while it was suspended. */
export const takenWhileSuspended = ({ sql }: Marketplace): Promise<unknown[]> =>
  sql.rows(
    `with suspended as (${suspensions})
     select 'ordered' as what, o.order_number as subject from orders o join suspended using (supplier_id)
       where ${isWithin('o.placed_at')}
     union all
     select 'started', p.id::text from tiffin_plans p join suspended using (supplier_id)
       where ${isWithin('p.started_at')}
     union all
     select 'billed', b.bill_number from tiffin_bills b join suspended using (supplier_id)
       where ${isWithin('b.created_at')}
         and exists (select from jsonb_array_elements(b.lines::jsonb) line where line->>'orderNumber' is null)`,
  );

/**
 * Days of running plans that do not show that their kitchen was suspended at their cut-off, and suspensions that
 * customers of running plans were not notified of. Plans that start or stop at the moment of a suspension may come
 * before or after it.
 */
export const silentSuspensions = async ({ sql }: Marketplace): Promise<unknown[]> => [
  ...(await sql.rows(
    `select 'missed without a reason' as what, d.plan_id, d.service_date from tiffin_plan_days d
     join tiffin_plans p on p.id = d.plan_id and p.stopped_at is null
     where d.status = 'MISSED' and (d.reason is null or d.code is null)`,
  )),
  ...(await sql.rows(
    `with suspended as (${suspensions}),
     expected as (select s.since, p.customer_id, count(*) from suspended s join tiffin_plans p using (supplier_id)
       where p.started_at < s.since and coalesce(p.stopped_at, 'infinity') > s.since group by 1, 2),
     sent as (select n.happened_at as since, n.user_id as customer_id, count(*) from notifications n
       where n.type = 'TIFFIN_PLAN_INTERRUPTED' group by 1, 2)
     select 'not notified' as what, e.customer_id, e.since, e.count, s.count as sent
     from expected e left join sent s using (since, customer_id) where coalesce(s.count, 0) < e.count`,
  )),
];

/** Names what a suspension is to lead to, as far as it did. */
export const ledToBySuspensions = `select 'suspended' as what, count(*)::int from audit_events
    where action = 'KITCHEN_SUSPENDED'
  union all select 'reinstated', count(*)::int from audit_events where action = 'KITCHEN_REINSTATED'
  union all select 'missed while suspended', count(*)::int from tiffin_plan_days
    where status = 'MISSED' and code = 'KITCHEN_UNAVAILABLE'
  union all select 'canceled while suspended', count(*)::int from orders
    where status = 'CANCELED' and canceled_by = 'ADMIN'`;
