import { batched } from '../../core/batched.ts';
import type { Ctx } from '../../core/ctx.ts';
import { Page, type Place, pageSize, placeAfter } from '../../core/page.ts';
import { Role } from '../../core/role.ts';
import { signedIn } from '../../core/rules.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Payment } from './payment.ts';
import type { Refund } from './refunding/refund.ts';

type Row<Stored, Moments extends keyof Stored> = Omit<
  Stored,
  Moments | 'idempotencyKey' | 'requestHash' | 'isToStop'
> &
  Record<Moments, string>;
export type PaymentRow = Row<Payment, 'createdAt' | 'succeededAt'>;
export type RefundRow = Row<Refund, 'createdAt' | 'completedAt'> & Pick<Payment, 'orderNumber' | 'method'>;

const paymentColumns = `m.id, m.order_id as "orderId", m.order_number as "orderNumber",
  m.customer_id as "customerId", m.supplier_id as "supplierId", m.method, m.status,
  m.amount_cents as "amountCents", m.commission_cents as "commissionCents",
  m.card_fee_cents as "cardFeeCents", m.refunded_cents as "refundedCents",
  m.charged_back_cents as "chargedBackCents", m.decline_words as "declineWords",
  m.created_at as "createdAt", m.succeeded_at as "succeededAt"`;

const refunds = 'refunds m join payments p on p.id = m.payment_id';

const refundColumns = `m.id, m.payment_id as "paymentId", m.order_id as "orderId",
  m.customer_id as "customerId", m.supplier_id as "supplierId", m.amount_cents as "amountCents",
  m.commission_cents as "commissionCents", m.cause, m.reason, m.lines, m.status,
  p.order_number as "orderNumber", p.method,
  m.created_at as "createdAt", m.expected_on as "expectedOn", m.completed_at as "completedAt"`;

/** SQL condition on `m` for the rows a viewer may read, with the viewer's id as $1. Kitchens see received payments. */
const withinReachOf = (viewer: Viewer, ofKitchen: string): string => {
  if (viewer.is(Role.ADMIN)) return '$1::uuid is not null';
  if (viewer.is(Role.SUPPLIER)) {
    return `m.supplier_id = (select id from suppliers where user_id = $1::uuid) and ${ofKitchen}`;
  }
  return 'm.customer_id = $1::uuid';
};
const arrived = `m.status = 'SUCCEEDED'`;
const borneByKitchen = `m.cause <> 'LATE_PAYMENT'`;

interface Asked {
  first: number;
  after?: string | null;
}

const beforeAll: Place = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];

const newestOf =
  <Found extends { id: string; createdAt: string }>(table: string, columns: string, ofKitchen: string) =>
  async (ctx: Ctx, { first, after }: Asked): Promise<Page<Found>> => {
    ctx.viewer.must(signedIn);
    const size = pageSize(first);
    const rows = await ctx.sql.rows<Found>(
      `select ${columns} from ${table} where ${withinReachOf(ctx.viewer, ofKitchen)}
         and (m.created_at, m.id) < ($2::timestamptz, $3::uuid)
       order by m.created_at desc, m.id desc limit $4`,
      [ctx.viewer.userId, ...(after ? placeAfter(after, 'string') : beforeAll), size + 1],
    );
    return new Page(rows, size, after, row => [row.createdAt, row.id]);
  };

/** Finds the payments the viewer may read, the newest first. */
export const findPayments = newestOf<PaymentRow>('payments m', paymentColumns, arrived);

/** Finds the refunds the viewer may read, the newest first. */
export const findRefunds = newestOf<RefundRow>(refunds, refundColumns, borneByKitchen);

/** Loads the payment of an order that the viewer may read: the successful one, or the last attempt. */
export const paymentOfOrder = batched<PaymentRow>(async (ctx, orderIds) => {
  const rows = await ctx.sql.rows<PaymentRow>(
    `select distinct on (m.order_id) ${paymentColumns} from payments m where m.order_id = any($1::uuid[])
     order by m.order_id, m.status in ('OPEN', 'SUCCEEDED') desc, m.created_at desc`,
    [orderIds],
  );
  return new Map(rows.map(row => [row.orderId, row]));
});

/** Loads the refunds of an order that the viewer may read, the oldest first. */
export const refundsOfOrder = batched<RefundRow[]>(async (ctx, orderIds) => {
  const rows = await ctx.sql.rows<RefundRow>(
    `select ${refundColumns} from ${refunds} where m.order_id = any($1::uuid[]) order by m.created_at, m.id`,
    [orderIds],
  );
  return Map.groupBy(rows, row => row.orderId);
});

/** Finds one refund or payment for the result of a mutation, which has checked permissions. */
export const refundById = async (ctx: Ctx, id: string): Promise<RefundRow> => {
  const [row] = await ctx.sql.rows<RefundRow>(`select ${refundColumns} from ${refunds} where m.id = $1`, [
    id,
  ]);
  return row!;
};
export const paymentById = async (ctx: Ctx, id: string): Promise<PaymentRow> => {
  const [row] = await ctx.sql.rows<PaymentRow>(`select ${paymentColumns} from payments m where m.id = $1`, [
    id,
  ]);
  return row!;
};
