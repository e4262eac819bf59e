import type { Visitor } from './visitor.ts';

/** Reviews an order, or changes its review; returns the review or the Problem. */
export const reviewOrder = async (customer: Visitor, orderId: string, rating: number, words?: string) =>
  (
    await customer.graphql(
      `mutation ($input: ReviewInput!) {
         writeReview(input: $input) { __typename ... on Review { id rating words updatedAt } ... on Problem { code message field } } }`,
      { input: { orderId, rating, words } },
    )
  ).writeReview;
