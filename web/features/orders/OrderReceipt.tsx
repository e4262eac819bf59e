import type { FragmentType } from '@apollo/client';
import { Printer } from 'lucide-react';
import { paths } from '../../app/paths.ts';
import { type OrderReceipt_orderFragment, useOrderReceipt_order } from '../../generated/graphql.ts';
import { shortDay } from '../../lib/dates.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Notice } from '../../ui/Notice.tsx';

const whereItIs = {
  PENDING: 'is being sent back',
  SENT: 'is on its way back',
  SUCCEEDED: 'was sent back',
  FAILED: 'could not be sent to the card; our support gives it back to you',
} as const;

/** What went back of an order's money, and the way to its receipt. */
export function OrderReceipt({ order: from }: { order: FragmentType<OrderReceipt_orderFragment> }) {
  const order = useOrderReceipt_order(from);
  if (order.payment?.state !== 'SUCCEEDED' && order.refunds.length === 0) return null;
  return (
    <section aria-label="Receipt and refunds" className="flex flex-col gap-3">
      {order.refunds.map(refund => (
        <Notice key={refund.id} tone={refund.status === 'FAILED' ? 'warn' : 'info'}>
          <p>
            <strong>{refund.amount.text}</strong> {whereItIs[refund.status]}
            {refund.status !== 'FAILED' && <>, expected by {shortDay(refund.expectedOn)}</>}.
          </p>
          {refund.reason && <p className="mt-0.5 text-muted">“{refund.reason}”</p>}
        </Notice>
      ))}
      <ButtonLink variant="secondary" to={paths.receipt(order.id)}>
        <Printer aria-hidden className="size-5" />
        See the receipt
      </ButtonLink>
    </section>
  );
}
