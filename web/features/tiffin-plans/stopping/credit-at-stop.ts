import type { CreditAtStopQuery } from '../../../generated/graphql.ts';

/** What is left when a plan stops: the credit, and what the stop pays back into it. Undefined if that is asked back already. */
export const creditAtStop = (plan: CreditAtStopQuery['tiffinPlan']): number | undefined => {
  if (!plan || plan.credit?.askedBackAt) return undefined;
  const refunds = plan.days.flatMap(({ order }) =>
    order && order.status !== 'CANCELED' && order.viewerCanCancel && order.payment?.method === 'CREDIT'
      ? [order.total.cents]
      : [],
  );
  return refunds.reduce((sum, cents) => sum + cents, plan.credit?.amount.cents ?? 0);
};
