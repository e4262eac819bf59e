import type { Sql } from '../../../core/sql.ts';
import type { Mealtime } from '../../mealtimes/mealtime.ts';
import type { NotificationType } from '../notification-enums.ts';

/** What a letter about a notification says, and to whom. */
export interface EmailFacts {
  userId: string;
  id: string;
  type: NotificationType;
  title: string;
  message: string;
  name: string;
  email: string;
  isCustomer: boolean;
  order: OrderInEmail | null;
}

export interface OrderInEmail {
  id: string;
  orderNumber: string;
  kitchenName: string;
  mealtime: Mealtime;
  serviceDate: string;
  fulfillment: 'DELIVERY' | 'PICKUP';
  totalCents: number;
  lines: { dishName: string; quantity: number; cents: number }[];
}

/** The key of a notification. */
export interface Key {
  userId: string;
  id: string;
}

/** The letters still to be sent among these: to people who want mail and have an account. */
export const emailFactsOf = (sql: Sql, keys: readonly Key[]): Promise<EmailFacts[]> =>
  sql.rows<EmailFacts>(
    `select n.user_id as "userId", n.id, n.type, n.title, n.message, u.name, u.email,
       u.role = 'CUSTOMER' as "isCustomer",
       case when o.id is not null then json_build_object(
         'id', o.id, 'orderNumber', o.order_number, 'kitchenName', s.kitchen_name, 'mealtime', o.mealtime,
         'serviceDate', o.service_date, 'fulfillment', o.fulfillment, 'totalCents', o.total_cents,
         'lines', (select json_agg(json_build_object('dishName', l.dish_name, 'quantity', l.quantity,
             'cents', l.unit_price_cents * l.quantity) order by l.position)
           from order_lines l where l.order_id = o.id)) end as "order"
     from unnest($1::uuid[], $2::uuid[]) asked (user_id, id)
     join notifications n on n.user_id = asked.user_id and n.id = asked.id
     join users u on u.id = n.user_id and u.disabled_at is null
     left join notification_settings said on said.user_id = n.user_id
     left join orders o on o.id = n.order_id
     left join suppliers s on s.id = o.supplier_id
     where n.mailed_at is null and said.email is not false
     order by n.id`,
    [keys.map(key => key.userId), keys.map(key => key.id)],
  );
