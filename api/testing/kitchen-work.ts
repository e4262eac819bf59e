import type { Visitor } from './visitor.ts';

const answer = `__typename
  ... on Order { id status viewerCanCancel canceledBy cancellationReason paymentStatus timeline { status at } }
  ... on Problem { code message field }
  ... on OrderMovedOn { status } ... on StepTooEarly { possibleFrom }`;

const withoutSteps = answer.slice(0, answer.indexOf('... on OrderMovedOn'));
const withoutTime = answer.slice(0, answer.indexOf('... on StepTooEarly'));

export const moveOrderDocument = `mutation ($input: MoveOrderInput!) { moveOrder(input: $input) { ${answer} } }`;
export const undoOrderMoveDocument = `mutation ($input: UndoOrderMoveInput!) {
  undoOrderMove(input: $input) { ${withoutTime} }
}`;
export const cancelByKitchenDocument = `mutation ($input: CancelOrderByKitchenInput!) {
  cancelOrderByKitchen(input: $input) { ${withoutSteps} }
}`;

/** A cook's operations on an order: return the updated order, or a Problem. */
export const moveOrder = async (cook: Visitor, orderId: string, from: string, to: string) =>
  (await cook.graphql(moveOrderDocument, { input: { orderId, from, to } })).moveOrder;

export const undoOrderMove = async (cook: Visitor, orderId: string, from: string) =>
  (await cook.graphql(undoOrderMoveDocument, { input: { orderId, from } })).undoOrderMove;

export const cancelByKitchen = async (cook: Visitor, orderId: string, reason: string) =>
  (await cook.graphql(cancelByKitchenDocument, { input: { orderId, reason } })).cancelOrderByKitchen;
