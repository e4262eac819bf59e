import type { RefundState } from '../../core/interfaces/card-provider.ts';

export const refundState = (status: string | null): RefundState => {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
};
