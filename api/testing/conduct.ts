import { proposeSteps } from '../domains/conduct/proposals/propose-steps.ts';
import type { TestKitchen } from './builders/a-kitchen.ts';
import { anOrder, placeOrder } from './builders/an-order.ts';
import type { Marketplace } from './marketplace.ts';
import type { Visitor } from './visitor.ts';

const conduct = `firstDay lastDay ordersDue ordersDelivered isJudged step
  measures { kind orders ofOrders percent step }`;

/** Places so many orders of one plate with a kitchen; returns their IDs. */
export const placeOrders = async (
  customer: Visitor,
  kitchen: TestKitchen,
  count: number,
  more: object = {},
): Promise<string[]> => {
  const ids: string[] = [];
  for (let placed = 0; placed < count; placed++)
    ids.push((await placeOrder(customer, { ...anOrder(kitchen), ...more })).id);
  return ids;
};

/** Marks orders as delivered at a moment, and as ready where that is given. */
export const deliverAt = async (
  { sql }: Marketplace,
  orderIds: readonly string[],
  deliveredAt: string,
  readyAt: string | null = null,
): Promise<void> => {
  await sql.rows(
    "update orders set status = 'DELIVERED', delivered_at = $2, ready_at = $3 where id = any($1)",
    [orderIds, deliveredAt, readyAt],
  );
};

/** The figures of a cook's own kitchen, each measure by its kind. */
export const ownConduct = async (cook: Visitor) => {
  const { myConduct } = await cook.graphql(`{ myConduct { ${conduct} } }`);
  if (!myConduct) return null;
  const { measures, ...figures } = myConduct;
  return { ...figures, ...byKind(measures) };
};

interface Measure {
  kind: string;
  orders: number;
  ofOrders: number;
  percent: number | null;
  step: string | null;
}

/** For example { CANCELED: '4 of 12 PAUSE' }. */
const byKind = (measures: readonly Measure[]): Record<string, string> =>
  Object.fromEntries(
    measures.map(({ kind, orders, ofOrders, step }) => [
      kind,
      [orders, 'of', ofOrders, step].filter(part => part !== null).join(' '),
    ]),
  );

export const conductProposalsDocument = `query ($first: Int, $after: String, $last: Int, $before: String) {
  conductProposals(first: $first, after: $after, last: $last, before: $before) {
    nodes { id step status decidedBy words reason pausedUntil closedAt supplier { kitchenName }
      conduct { ordersDue measures { kind orders step } } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;

export const conductProposals = async (staff: Visitor, page: object = { first: 20 }) =>
  (await staff.graphql(conductProposalsDocument, page)).conductProposals;

export const conductOrdersDocument = `query ($proposalId: ID!, $kind: ConductMeasureKind!) {
  conductOrders(proposalId: $proposalId, kind: $kind) { nodes { id cancellationReason } } }`;

const problem = '... on Problem { code message field } ... on ConductProposalClosed { closedAs: status }';
const decided = '... on ConductProposal { id step status words reason pausedUntil decidedBy }';

export const takeConductStepDocument = `mutation ($input: TakeConductStepInput!) {
  takeConductStep(input: $input) { __typename ${decided} ${problem} } }`;
export const dismissConductProposalDocument = `mutation ($input: DismissConductProposalInput!) {
  dismissConductProposal(input: $input) { __typename ${decided} ${problem} } }`;

export const takeConductStep = async (admin: Visitor, proposalId: string, words: string) =>
  (await admin.graphql(takeConductStepDocument, { input: { proposalId, words } })).takeConductStep;

export const dismissConductProposal = async (admin: Visitor, proposalId: string, reason: string) =>
  (await admin.graphql(dismissConductProposalDocument, { input: { proposalId, reason } }))
    .dismissConductProposal;

/** Does what the job of the night does. */
export const proposeTonight = ({ services }: Marketplace): Promise<void> => proposeSteps(services);
