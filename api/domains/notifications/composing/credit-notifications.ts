import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { dollars } from '../../../core/values/money.ts';
import { User } from '../../identity/user.ts';
import { askedBackOf, TiffinCredit } from '../../payments/credit/tiffin-credit.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import type { OutboxRow } from '../delivery/outbox.ts';
import { NotificationType } from '../notification-enums.ts';
import { type NotificationDraft, priorityOf } from './notification-draft.ts';

const creditsQuery = query(
  { TiffinCredit, Supplier, User },
  (from, { ids }: Given<{ ids: readonly string[] }>) =>
    from
      .selectFrom('TiffinCredit as credit')
      .innerJoin('Supplier as s', 's.id', 'credit.supplierId')
      .innerJoin('User as customer', join =>
        join.onRef('customer.id', '=', 'credit.customerId').on('customer.disabledAt', 'is', null),
      )
      .where(credit => credit('credit.id', '=', credit.fn.any(ids)))
      .select([
        'credit.id',
        'credit.customerId',
        'credit.cents',
        'credit.askedBackAt',
        'credit.askedBackCents',
      ])
      .select('s.kitchenName'),
);

type CreditFacts = RowOf<typeof creditsQuery>;

/** Whether an entry of the outbox is about the credit of tiffin plans. */
export const isAboutCredit = ({ kind }: OutboxRow): boolean => kind === 'TIFFIN_CREDIT_ASKED_BACK';

/** Loads the credits that these rows are about. */
export const creditFactsOf = async (
  sql: Sql,
  rows: readonly OutboxRow[],
): Promise<Map<string, CreditFacts>> => {
  const ids = rows.filter(isAboutCredit).map(({ subjectId }) => subjectId);
  if (ids.length === 0) return new Map();
  return new Map((await creditsQuery.all(sql, { ids })).map(credit => [credit.id, credit]));
};

/** Composes what a customer reads of their credit; nothing if support has paid it back already. */
export const composeCreditNotifications = (
  { id, happenedAt }: OutboxRow,
  { customerId, kitchenName, ...credit }: CreditFacts,
): NotificationDraft[] => {
  const cents = askedBackOf(credit);
  if (cents === 0) return [];
  const type = NotificationType.TIFFIN_CREDIT_ASKED_BACK;
  return [
    {
      type,
      priority: priorityOf[type],
      title: `Your credit of ${dollars(cents)} goes back to you`,
      message:
        `No tiffin plan has used your credit at ${kitchenName} for 30 days. Our support team will contact you to pay ` +
        'it back.',
      userId: customerId,
      id,
      orderId: null,
      happenedAt,
    },
  ];
};
