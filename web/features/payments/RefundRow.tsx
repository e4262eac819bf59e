import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import {
  type RefundRow_refundFragment,
  useRefundRow_refund,
  useSettleRefundMutation,
} from '../../generated/graphql.ts';
import { shortDay } from '../../lib/dates.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { useToast } from '../../ui/Toasts.tsx';

const looks = {
  PENDING: { tone: 'info', word: 'To be sent' },
  SENT: { tone: 'info', word: 'On its way' },
  SUCCEEDED: { tone: 'leaf', word: 'Sent back' },
  FAILED: { tone: 'danger', word: 'Could not be sent' },
} as const;

const causes = { CANCELLED: 'Cancelled', ADMIN: 'Support', LATE_PAYMENT: 'Paid too late' } as const;

interface Props {
  refund: FragmentType<RefundRow_refundFragment>;
  onChanged: () => void;
}

export function RefundRow({ refund: from, onChanged }: Props) {
  const refund = useRefundRow_refund(from);
  const [settle, { loading }] = useSettleRefundMutation();
  const toast = useToast();
  const { tone, word } = looks[refund.status];
  const settleByHand = async () => {
    const answer = (await settle({ variables: { refundId: refund.id } }).catch(() => undefined))?.data
      ?.settleRefund;
    if (answer?.__typename === 'Refund') onChanged();
    else toast({ title: answer?.message ?? 'Please try again.', tone: 'danger' });
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-48">
        <Link to={paths.order(refund.orderId)} className="font-semibold underline underline-offset-4">
          {causes[refund.cause]}
        </Link>
        <p className="text-small text-muted">Expected by {shortDay(refund.expectedOn)}</p>
        {refund.reason && <p className="text-small text-muted">“{refund.reason}”</p>}
      </div>
      <Badge tone={tone}>{word}</Badge>
      <p className="font-semibold tabular-nums">{refund.amount.text}</p>
      {(refund.status === 'PENDING' || refund.status === 'FAILED') && (
        <Button variant="secondary" isSnug loading={loading} onClick={() => void settleByHand()}>
          Given back by hand
        </Button>
      )}
    </li>
  );
}
