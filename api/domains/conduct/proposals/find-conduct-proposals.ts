import { type Kysely, sql } from 'kysely';
import { withRight } from '../../../core/access/rules.ts';
import { type AskedPage, Page, partOf } from '../../../core/graphql/page.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { eitherWay } from '../../../core/query/either-way.ts';
import { type Keyset, keysetOf, readByKeyset } from '../../../core/query/keyset.ts';
import { type Given, query, type RowOf, type Tables } from '../../../core/query/query.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { ConductProposal } from './conduct-proposal.ts';

const read = { ConductProposal };

const proposals = (from: Kysely<Tables<typeof read>>) =>
  from
    .selectFrom('ConductProposal as p')
    .select(['p.id', 'p.supplierId', 'p.step', 'p.status', 'p.proposedAt', 'p.firstDay', 'p.lastDay'])
    .select(['p.ordersDue', 'p.ordersDelivered', 'p.ordersCanceled', 'p.ordersLate', 'p.ordersRefunded'])
    .select(['p.closedAt', 'p.decidedById', 'p.words', 'p.reason', 'p.pausedUntil']);

/** Open ones have no such time and come first; as in the index that serves it. */
const closedLast = sql<string>`coalesce(${sql.ref('p.closedAt')}, 'infinity'::timestamptz)`;

const pageQuery = eitherWay('desc', scan =>
  query(read, (from, given: Given<Keyset>) =>
    readByKeyset(proposals(from), [closedLast, 'p.id'], scan, given),
  ),
);

const proposalQuery = query(read, (from, { id }: Given<{ id: string }>) =>
  proposals(from).where('p.id', '=', id),
);

export type ConductProposalRow = RowOf<typeof proposalQuery>;

/** Loads a page of proposals: the open ones, then those that were decided or became void last. */
export const findConductProposals = async (ctx: Ctx, asked: AskedPage): Promise<Page<ConductProposalRow>> => {
  ctx.viewer.must(withRight('SEE_ORDERS'));
  const part = partOf(asked);
  const rows = await pageQuery(part).all(ctx.sql, keysetOf(part, 'desc'));
  return new Page(rows, part, ({ closedAt, id }) => [closedAt ?? 'infinity', id]);
};

/** Loads one proposal; null when the ID is unknown. */
export const findConductProposal = async (ctx: Ctx, id: string): Promise<ConductProposalRow | null> => {
  ctx.viewer.must(withRight('SEE_ORDERS'));
  return isIdentifier(id) ? ((await proposalQuery.first(ctx.sql, { id })) ?? null) : null;
};
