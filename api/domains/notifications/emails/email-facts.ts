import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { Role } from '../../../core/access/role.ts';
import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { User } from '../../identity/user.ts';
import { Order } from '../../orders/order.ts';
import { OrderLine } from '../../orders/order-line.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { Notification } from '../notification.ts';
import { NotificationSettings } from '../notification-settings.ts';
import { type Key, type KeyLists, listsOf, requested } from '../requested.ts';
import { alwaysMailed } from './always-mailed.ts';

const emailsQuery = query(
  { Notification, User, NotificationSettings, Order, OrderLine, Supplier },
  (from, given: Given<KeyLists>) =>
    from
      .selectFrom(requested(given))
      .innerJoin('Notification as n', join =>
        join.onRef('n.userId', '=', 'requested.userId').onRef('n.id', '=', 'requested.id'),
      )
      .innerJoin('User as u', join => join.onRef('u.id', '=', 'n.userId').on('u.disabledAt', 'is', null))
      .leftJoin('NotificationSettings as settings', 'settings.userId', 'n.userId')
      .leftJoinLateral(
        about =>
          about
            .selectFrom('Order as o')
            .innerJoin('Supplier as s', 's.id', 'o.supplierId')
            .whereRef('o.id', '=', 'n.orderId')
            .select(o => {
              const lines = o
                .selectFrom('OrderLine as l')
                .whereRef('l.orderId', '=', 'o.id')
                .select(l =>
                  l.fn
                    .jsonAgg(
                      jsonBuildObject({
                        dishName: l.ref('l.dishName'),
                        choices: l.ref('l.choices'),
                        mealContent: l.ref('l.mealContent'),
                        quantity: l.ref('l.quantity'),
                        cents: l('l.unitPriceCents', '*', l.ref('l.quantity')),
                      }),
                    )
                    .orderBy('l.position')
                    .as('lines'),
                )
                .$asScalar()
                .$notNull();
              return jsonBuildObject({
                id: o.ref('o.id'),
                orderNumber: o.ref('o.orderNumber'),
                kitchenName: o.ref('s.kitchenName'),
                mealtime: o.ref('o.mealtime'),
                serviceDate: o.ref('o.serviceDate'),
                fulfillment: o.ref('o.fulfillment'),
                totalCents: o.ref('o.totalCents'),
                lines,
              }).as('order');
            })
            .as('about'),
        join => join.onTrue(),
      )
      .where('n.mailedAt', 'is', null)
      // The person who opened the account may have typed a stranger's address.
      .where('u.emailProvenAt', 'is not', null)
      .where(n => n.or([n('settings.email', 'is not', false), n('n.type', 'in', alwaysMailed)]))
      .select(['n.userId', 'n.id', 'n.type', 'n.title', 'n.message', 'n.translations'])
      .select(['u.name', 'u.email', 'u.language', 'about.order'])
      .select(u => sql<boolean>`${u.ref('u.role')} = ${Role.CUSTOMER}`.as('isCustomer'))
      .orderBy('n.id'),
);

/** Recipient and content of the email for a notification. */
export type EmailFacts = RowOf<typeof emailsQuery>;
export type OrderInEmail = NonNullable<EmailFacts['order']>;

/**
 * Loads the emails among these that are still to be sent: their account is enabled, its address proven, and they have
 * email on unless it is always mailed.
 */
export const emailFactsOf = (sql: Sql, keys: readonly Key[]): Promise<EmailFacts[]> =>
  emailsQuery.all(sql, listsOf(keys));
