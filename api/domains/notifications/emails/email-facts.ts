import type { Sql } from '../../../core/sql.ts';
import type { Mealtime } from '../../mealtimes/mealtime.ts';
import type { NotificationType } from '../notification-enums.ts';

/** Recipient and content of the email for a notification. */
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

/** Loads the emails among these that are still to be sent: recipients have email on and their account is enabled. */
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
     from unnest($1::uuid[], $2::uuid[]) requested (user_id, id)
     join notifications n on n.user_id = requested.user_id and n.id = requested.id
     join users u on u.id = n.user_id and u.disabled_at is null
     left join notification_settings settings on settings.user_id = n.user_id
     left join orders o on o.id = n.order_id
     left join suppliers s on s.id = o.supplier_id
     where n.mailed_at is null and settings.email is not false
     order by n.id`,
    [keys.map(key => key.userId), keys.map(key => key.id)],
  );
