import type { Visitor } from './visitor.ts';

const answer = `__typename
  ... on Order { id status viewerCanCancel canceledBy cancellationReason paymentStatus timeline { status at } }
  ... on Problem { code message field }
  ... on OrderMovedOn { status } ... on StepTooEarly { possibleFrom }`;

const withoutSteps = answer.slice(0, answer.indexOf('... on OrderMovedOn'));
const withoutTime = answer.slice(0, answer.indexOf('... on StepTooEarly'));

export const moveOrderDocument = `mutation ($input: MoveOrderInput!) { moveOrder(input: $input) { ${answer} } }`;
export const moveOrdersDocument = `mutation ($input: MoveOrdersInput!) {
  moveOrders(input: $input) {
    orders { id status }
    refused { orderId problem { __typename ... on Problem { code message } ... on OrderMovedOn { status } } }
  }
}`;
export const tickPrepDishDocument = `mutation ($input: TickPrepDishInput!) {
  tickPrepDish(input: $input) {
    ... on PrepSheet { dishes { plates tickedPlates isTicked } } ... on Problem { code message field }
  }
}`;
export const undoOrderMoveDocument = `mutation ($input: UndoOrderMoveInput!) {
  undoOrderMove(input: $input) { ${withoutTime} }
}`;
export const cancelByKitchenDocument = `mutation ($input: CancelOrderByKitchenInput!) {
  cancelOrderByKitchen(input: $input) { ${withoutSteps} }
}`;

/** A cook's operations on an order: return the updated order, or a Problem. */
export const moveOrder = async (cook: Visitor, orderId: string, from: string, to: string) =>
  (await cook.graphql(moveOrderDocument, { input: { orderId, from, to } })).moveOrder;

/** The same step of many orders: returns the moved ones, and the others each with a Problem. */
export const moveOrders = async (cook: Visitor, orderIds: string[], to: string) =>
  (await cook.graphql(moveOrdersDocument, { input: { orderIds, to } })).moveOrders;

export const tickPrepDish = async (cook: Visitor, input: object) =>
  (await cook.graphql(tickPrepDishDocument, { input })).tickPrepDish;

export const undoOrderMove = async (cook: Visitor, orderId: string, from: string) =>
  (await cook.graphql(undoOrderMoveDocument, { input: { orderId, from } })).undoOrderMove;

export const cancelByKitchen = async (cook: Visitor, orderId: string, reason: string) =>
  (await cook.graphql(cancelByKitchenDocument, { input: { orderId, reason } })).cancelOrderByKitchen;
