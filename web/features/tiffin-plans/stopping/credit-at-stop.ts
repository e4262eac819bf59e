import type { CreditAtStopQuery } from '../../../generated/graphql.ts';

/** What is left when a plan stops: the credit that is not asked back yet, and what the stop pays back into it, in cents. */
export const creditAtStop = (plan: CreditAtStopQuery['tiffinPlan']): number | undefined => {
  if (!plan) return undefined;
  const refunds = plan.days.flatMap(({ order }) =>
    order && order.status !== 'CANCELED' && order.viewerCanCancel && order.payment?.method === 'CREDIT'
      ? [order.total.cents]
      : [],
  );
  const { credit } = plan;
  const left = credit ? credit.amount.cents - (credit.askedBackAmount?.cents ?? 0) : 0;
  return refunds.reduce((sum, cents) => sum + cents, left);
};
