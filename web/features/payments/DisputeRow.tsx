import type { FragmentType } from '@apollo/client';
import { type DisputeRow_disputeFragment, useDisputeRow_dispute } from '../../generated/graphql.ts';
import { dateAndTime } from '../../lib/formats/dates.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { OrderName } from './OrderName.tsx';

type Dispute = DisputeRow_disputeFragment;

const looks = {
  INQUIRY: { tone: 'info', word: 'Bank asks' },
  NEEDS_RESPONSE: { tone: 'danger', word: 'Needs evidence' },
  UNDER_REVIEW: { tone: 'warn', word: 'Under review' },
  WON: { tone: 'leaf', word: 'Won' },
  LOST: { tone: 'neutral', word: 'Lost' },
  CLOSED: { tone: 'neutral', word: 'Closed' },
} as const satisfies Record<Dispute['status'], object>;

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** product_not_received as people say it: Product not received. */
const reasonWords = (reason: string): string => {
  const words = reason.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Evidence is submitted at the card provider, under the id of the dispute. */
export function DisputeRow({ dispute: from }: { dispute: FragmentType<Dispute> }) {
  const dispute = useDisputeRow_dispute(from);
  const { status, evidenceDueAt, closedAt } = dispute;
  const { tone, word } = looks[status];
  const isDue = evidenceDueAt && (status === 'NEEDS_RESPONSE' || status === 'INQUIRY');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-48">
        <OrderName id={dispute.orderId} number={dispute.orderNumber} isThere />
        <p className="text-small text-muted">
          {reasonWords(dispute.reason)} · opened {dateAndTime(dispute.openedAt, ownZone)}
          {closedAt && `, decided ${dateAndTime(closedAt, ownZone)}`}
        </p>
        {isDue && (
          <p className="text-small text-danger">Submit evidence by {dateAndTime(evidenceDueAt, ownZone)}</p>
        )}
        <p className="text-small text-muted wrap-anywhere">{dispute.providerDisputeId}</p>
      </div>
      <div className="flex items-center gap-4">
        <Badge tone={tone}>{word}</Badge>
        <p className="font-semibold tabular-nums">{dispute.amount.text}</p>
      </div>
    </li>
  );
}
