import { type Cents, dollars } from '../../../core/money.ts';
import { Role } from '../../../core/role.ts';
import type { Sql } from '../../../core/sql.ts';
import { DisputeStatus } from '../../payments/disputes/dispute.ts';
import type { OutboxRow } from '../delivery/outbox.ts';
import { NotificationType } from '../notification-enums.ts';
import { type NotificationDraft, priorityOf } from './notification-draft.ts';

/** What is said about a disputed payment, and to which kitchen. */
export interface DisputeFacts {
  id: string;
  orderNumber: string;
  amountCents: Cents;
  reason: string;
  status: DisputeStatus;
  /** Null when the money is not the kitchen's, such as of a canceled order, or it has no account any more. */
  cookId: string | null;
  /** What a lost dispute takes from the kitchen. */
  takenCents: Cents;
}

/** Whom money matters concern, and what about: asked for once for many rows. */
export interface MoneyFacts {
  disputes: Map<string, DisputeFacts>;
  admins: readonly string[];
}

const aboutMoney: ReadonlySet<OutboxRow['kind']> = new Set([
  'PAYMENT_UNMATCHED',
  'DISPUTE_UNMATCHED',
  'TASK_NEEDS_ATTENTION',
  'DISPUTE_OPENED',
  'DISPUTE_CLOSED',
]);

export const moneyFactsOf = async (sql: Sql, rows: readonly OutboxRow[]): Promise<MoneyFacts> => {
  const ids = rows.filter(({ kind }) => aboutMoney.has(kind)).map(({ subjectId }) => subjectId);
  if (ids.length === 0) return { disputes: new Map(), admins: [] };
  const admins = await sql.rows<{ id: string }>(
    'select id from users where role = $1 and disabled_at is null',
    [Role.ADMIN],
  );
  const disputes = await sql.rows<DisputeFacts>(
    `select d.id, d.order_number as "orderNumber", d.amount_cents as "amountCents", d.reason, d.status,
       case when p.status = 'SUCCEEDED' and o.status is distinct from 'CANCELED' then cook.id end as "cookId",
       coalesce(e.kitchen_cents, 0) as "takenCents"
     from disputes d join payments p on p.id = d.payment_id join suppliers s on s.id = d.supplier_id
     left join orders o on o.id = d.order_id
     left join users cook on cook.id = s.user_id and cook.disabled_at is null
     left join ledger_entries e on e.kind = 'DISPUTE_LOST' and e.source_id = d.id
     where d.id = any($1::uuid[])`,
    [ids],
  );
  return {
    disputes: new Map(disputes.map(dispute => [dispute.id, dispute])),
    admins: admins.map(({ id }) => id),
  };
};

/** What administrators read; `detail` is what a person knows the matter by. */
const forAdmins = ({ kind, detail }: OutboxRow, dispute: DisputeFacts | undefined): string | undefined => {
  const about = dispute && `${dollars(dispute.amountCents)} of order ${dispute.orderNumber}`;
  switch (kind) {
    case 'PAYMENT_UNMATCHED':
      return `A card payment (${detail}) matches nothing and had no effect. Please look into it.`;
    case 'DISPUTE_UNMATCHED':
      return `A customer disputes a payment that we do not know (${detail}). Please look into it.`;
    case 'TASK_NEEDS_ATTENTION':
      return `The card provider refused ${detail} again and again. Please try again or settle it by hand.`;
    case 'DISPUTE_OPENED':
      return dispute && `A customer disputes ${about}: ${dispute.reason.replaceAll('_', ' ')}.`;
    case 'DISPUTE_CLOSED':
      return dispute && `The dispute of ${about} is decided: ${dispute.status.toLowerCase()}.`;
  }
};

/** What the bank's decision means for the kitchen, whose share may be paid out already, or have been refunded before. */
const decidedFor = ({ status, takenCents }: DisputeFacts): string => {
  if (status !== DisputeStatus.LOST) return 'The dispute is over and takes nothing from you.';
  return takenCents > 0
    ? `The bank decided for the customer. Your share of ${dollars(takenCents)} goes back to them. ` +
        'If it was paid to you already, it is taken off your next payout.'
    : 'The bank decided for the customer. This takes nothing from you.';
};

const toKitchen = ({ kind }: OutboxRow, dispute: DisputeFacts) => {
  const { orderNumber } = dispute;
  switch (kind) {
    case 'DISPUTE_OPENED':
      return {
        type: NotificationType.PAYMENT_DISPUTED,
        title: 'A customer disputes a payment',
        message: `The payment of order ${orderNumber} is disputed with the customer's bank. Your share is held until the bank decides.`,
      };
    case 'DISPUTE_CLOSED':
      return {
        type: NotificationType.DISPUTE_CLOSED,
        title: 'Dispute decided',
        message: `Order ${orderNumber}: ${decidedFor(dispute)}`,
      };
  }
};

/** Composes notifications about money that needs a person, and about disputes. */
export const composeMoneyNotifications = (
  row: OutboxRow,
  { disputes, admins }: MoneyFacts,
): NotificationDraft[] => {
  const { id, happenedAt } = row;
  const dispute = disputes.get(row.subjectId);
  const message = forAdmins(row, dispute);
  const words = dispute && toKitchen(row, dispute);
  const common = { id, orderId: null, happenedAt };
  const type = NotificationType.PAYMENT_ATTENTION;
  const toEachAdmin = message
    ? admins.map(userId => ({
        ...common,
        type,
        priority: priorityOf[type],
        userId,
        title: 'Payments need attention',
        message,
      }))
    : [];
  if (!words || !dispute?.cookId) return toEachAdmin;
  return [...toEachAdmin, { ...common, ...words, priority: priorityOf[words.type], userId: dispute.cookId }];
};
