import type { FragmentType } from '@apollo/client';
import {
  type RefundRow_refundFragment,
  useRefundRow_refund,
  useSettleRefundMutation,
} from '../../../generated/graphql.ts';
import { shortDay } from '../../../lib/formats/dates.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { useToast } from '../../../ui/feedback/Toasts.tsx';
import { OrderName } from '../OrderName.tsx';

const looks = {
  PENDING: { tone: 'info', word: 'Pending' },
  SENT: { tone: 'info', word: 'On its way' },
  SUCCEEDED: { tone: 'leaf', word: 'Refunded' },
  FAILED: { tone: 'danger', word: 'Failed' },
} as const;

const causes = {
  CANCELED: 'The order was canceled',
  ADMIN: 'Issued by an admin',
  LATE_PAYMENT: 'Paid too late',
} as const;

interface Props {
  refund: FragmentType<RefundRow_refundFragment>;
  onChanged: () => void;
}

export function RefundRow({ refund: from, onChanged }: Props) {
  const refund = useRefundRow_refund(from);
  const [settle, { loading }] = useSettleRefundMutation();
  const toast = useToast();
  const { tone, word } = looks[refund.status];
  const isByHand = refund.status === 'FAILED' || (refund.status === 'PENDING' && refund.method === 'BY_HAND');
  const settleByHand = async () => {
    const answer = (await settle({ variables: { refundId: refund.id } }).catch(() => undefined))?.data
      ?.settleRefund;
    if (answer?.__typename === 'Refund') onChanged();
    else toast({ title: answer?.message ?? 'Please try again.', tone: 'danger' });
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-48">
        <OrderName
          id={refund.orderId}
          number={refund.orderNumber}
          isThere={refund.cause !== 'LATE_PAYMENT'}
        />
        <p className="text-small text-muted">
          {causes[refund.cause]} · expected by {shortDay(refund.expectedOn)}
        </p>
        {refund.reason && <p className="text-small text-muted">“{refund.reason}”</p>}
      </div>
      <Badge tone={tone}>{word}</Badge>
      <p className="font-semibold tabular-nums">{refund.amount.text}</p>
      {isByHand && (
        <Button variant="secondary" isSnug loading={loading} onClick={() => void settleByHand()}>
          Refunded by hand
        </Button>
      )}
    </li>
  );
}
