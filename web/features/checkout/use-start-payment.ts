import { useCallback } from 'react';
import { useStartPaymentMutation, useStartTiffinBillPaymentMutation } from '../../generated/graphql.ts';
import type { StartPayment } from './use-card-provider.ts';

/** Starts the payment of an order. */
export const useStartOrderPayment = (orderId: string): StartPayment => {
  const [start] = useStartPaymentMutation();
  return useCallback(
    async () => (await start({ variables: { orderId } })).data?.startPayment,
    [start, orderId],
  );
};

/** Starts the payment of a bill, whose card is saved if the customer agreed. */
export const useStartBillPayment = (billId: string, savesCard: boolean): StartPayment => {
  const [start] = useStartTiffinBillPaymentMutation();
  return useCallback(
    async () => (await start({ variables: { billId, savesCard } })).data?.startTiffinBillPayment,
    [start, billId, savesCard],
  );
};
