import { withRight, withScope } from '../../../core/access/rules.ts';
import { type AskedPage, Page, type PagePart, partOf } from '../../../core/graphql/page.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { eitherWay } from '../../../core/query/either-way.ts';
import { type Keyset, keysetOf, readByKeyset } from '../../../core/query/keyset.ts';
import { type Given, type Query, query } from '../../../core/query/query.ts';
import { Dispute } from '../disputes/dispute.ts';
import { UnmatchedPayment } from '../paying/unmatched-payment.ts';
import { ProviderFailure } from '../provider-tasks/provider-failure.ts';

/** A list for admins, the newest first; the cursor has the time as stored, to the microsecond. */
const newestOf =
  <Row extends { id: string }>(
    newest: (part: PagePart) => Query<Keyset, Row>,
    momentOf: (row: Row) => string,
  ) =>
  async (ctx: Ctx, asked: AskedPage): Promise<Page<Row>> => {
    ctx.viewer.must(withScope('PAYOUTS_READ', withRight('SEE_MONEY')));
    const part = partOf(asked);
    const rows = await newest(part).all(ctx.sql, keysetOf(part, 'desc'));
    return new Page(rows, part, row => [momentOf(row), row.id]);
  };

const failuresQuery = eitherWay('desc', scan =>
  query({ ProviderFailure }, (from, given: Given<Keyset>) => {
    const failures = from
      .selectFrom('ProviderFailure as f')
      .select(['f.id', 'f.task', 'f.subjectName', 'f.orderId', 'f.amountCents', 'f.tries', 'f.lastError'])
      .select(['f.firstFailedAt', 'f.lastFailedAt', 'f.nextTryAt']);
    return readByKeyset(failures, ['f.firstFailedAt', 'f.id'], scan, given);
  }),
);

const unmatchedQuery = eitherWay('desc', scan =>
  query({ UnmatchedPayment }, (from, given: Given<Keyset>) => {
    const unmatched = from
      .selectFrom('UnmatchedPayment as u')
      .where('u.closedAt', 'is', null)
      .select(['u.id', 'u.mismatch', 'u.intentId', 'u.disputeId', 'u.amount', 'u.currency', 'u.orderId'])
      .select(['u.orderNumber', 'u.expectedCents', 'u.receivedAt', 'u.closedAt']);
    return readByKeyset(unmatched, ['u.receivedAt', 'u.id'], scan, given);
  }),
);

const disputesQuery = eitherWay('desc', scan =>
  query({ Dispute }, (from, given: Given<Keyset>) => {
    const disputes = from
      .selectFrom('Dispute as d')
      .select(['d.id', 'd.providerDisputeId', 'd.orderId', 'd.orderNumber', 'd.supplierId', 'd.amountCents'])
      .select(['d.reason', 'd.status', 'd.evidenceDueAt', 'd.openedAt', 'd.closedAt']);
    return readByKeyset(disputes, ['d.openedAt', 'd.id'], scan, given);
  }),
);

/** Tasks that the card provider refused or did not answer. */
export const findProviderFailures = newestOf(failuresQuery, ({ firstFailedAt }) => firstFailedAt);

/** Card payments that match nothing, until an admin closes them; the audit trail keeps them. */
export const findUnmatchedPayments = newestOf(unmatchedQuery, ({ receivedAt }) => receivedAt);

/** Disputes, decided ones included. */
export const findDisputes = newestOf(disputesQuery, ({ openedAt }) => openedAt);
