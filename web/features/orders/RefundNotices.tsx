import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { type RefundNotices_orderFragment, useRefundNotices_order } from '../../generated/graphql.ts';
import { shortDay } from '../../lib/formats/dates.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';

type Refund = RefundNotices_orderFragment['refunds'][number];

const byCard = ({ amount: { text: amount }, status, expectedOn }: Refund): string => {
  const day = shortDay(expectedOn);
  if (status === 'FAILED')
    return t`We couldn't send ${amount} to the card. Our support team will refund it another way.`;
  if (status === 'PENDING') return t`${amount} is being refunded to your card, expected by ${day}.`;
  if (status === 'SENT') return t`${amount} is on its way back to your card, expected by ${day}.`;
  return t`${amount} was refunded, expected by ${day}.`;
};

const byHand = ({ amount: { text: amount }, status, expectedOn }: Refund): string =>
  status === 'SUCCEEDED'
    ? t`Our support team refunded ${amount}.`
    : t`Our support team will refund ${amount}, expected by ${shortDay(expectedOn)}.`;

const toCredit = ({ amount: { text: amount } }: Refund): string =>
  t`${amount} was added to your credit for your next tiffin bill.`;

const wordsOf = { CARD: byCard, BY_HAND: byHand, CREDIT: toCredit };
const words = (refund: Refund): string => wordsOf[refund.method](refund);

/** The refunds of an order: amount, expected day and reason. */
export function RefundNotices({ order: from }: { order: FragmentType<RefundNotices_orderFragment> }) {
  const { refunds } = useRefundNotices_order(from);
  return refunds.map(refund => (
    <Notice key={refund.id} tone={refund.status === 'FAILED' ? 'warn' : 'info'}>
      <p className="font-medium">{words(refund)}</p>
      {refund.reason && <p className="mt-0.5 text-muted">“{refund.reason}”</p>}
    </Notice>
  ));
}
