import { usePaymentWayQuery } from '../../generated/graphql.ts';

/** Whether orders are paid by card here; undefined until it is known. */
export const useTakesCards = (): boolean | undefined => {
  const { data, error } = usePaymentWayQuery();
  return error ? false : data?.paymentConfiguration.configured;
};
