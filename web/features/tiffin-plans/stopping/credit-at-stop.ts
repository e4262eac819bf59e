import type { CreditAtStopQuery } from '../../../generated/graphql.ts';

interface CreditAtStop {
  /** The credit that is not asked back yet, and what the stop pays back into it. */
  cents: number;
  /** Whether some of it was asked back before. */
  isRest: boolean;
}

/** What is left when a plan stops. */
export const creditAtStop = (plan: CreditAtStopQuery['tiffinPlan']): CreditAtStop | undefined => {
  if (!plan) return undefined;
  const refunds = plan.days.flatMap(({ order }) =>
    order && order.status !== 'CANCELED' && order.viewerCanCancel && order.payment?.method === 'CREDIT'
      ? [order.total.cents]
      : [],
  );
  const { credit } = plan;
  const askedBack = credit?.askedBackAmount?.cents ?? 0;
  const left = (credit?.amount.cents ?? 0) - askedBack;
  return { cents: refunds.reduce((sum, cents) => sum + cents, left), isRest: askedBack > 0 };
};
