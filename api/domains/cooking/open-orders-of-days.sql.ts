import { openOrderStatuses } from '../../../schema/constants.ts';
import { literalList } from '../../core/literal-list.ts';

// Text, because orders are a newer domain's.

/** Locks held orders, so that none is placed while a kitchen decides ($1, days $2). */
export const lockHeldOrders = `
select from held_orders
where supplier_id = $1 and service_date = any($2::date[]) and status = 'HELD'
order by id for update`;

export const openOrdersOfDays = `
select order_number as "orderNumber" from orders
where supplier_id = $1 and service_date = any($2::date[])
  and status in (${literalList(openOrderStatuses)})
order by service_date, served_from, order_number`;
