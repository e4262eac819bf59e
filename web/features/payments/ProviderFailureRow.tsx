import type { FragmentType } from '@apollo/client';
import {
  type ProviderFailureRow_failureFragment,
  useProviderFailureRow_failure,
  useRetryProviderTaskMutation,
  useSettleProviderTaskMutation,
} from '../../generated/graphql.ts';
import { dateAndTime } from '../../lib/formats/dates.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Badge } from '../../ui/display/Badge.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { OrderName } from './OrderName.tsx';

type Failure = ProviderFailureRow_failureFragment;

const tasks: Record<Failure['task'], string> = {
  SEND_REFUND: 'Refund to the card',
  SEND_PAYOUT: 'Payout to the kitchen',
  STOP_PAYMENT: 'Payment cancellation',
  RELEASE_HOLD: 'Payment for an expired hold',
  CHARGE_BILL: 'Charge of a tiffin bill to the saved card',
  SAVE_CARD: 'Saving of a card',
  FORGET_CARD: 'Deletion of a saved card',
};

/** What a person can do instead; a payout is marked as paid in its own list, with a reference. */
const byHand: Partial<Record<Failure['task'], string>> = {
  SEND_REFUND: 'Refunded by hand',
  STOP_PAYMENT: 'Stopped by hand',
  RELEASE_HOLD: 'Refunded by hand',
  CHARGE_BILL: 'Stop charging it',
  SAVE_CARD: 'Do not save it',
  FORGET_CARD: 'Deleted by hand',
};

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

interface Props {
  failure: FragmentType<Failure>;
  onChanged: () => void;
}

export function ProviderFailureRow({ failure: from, onChanged }: Props) {
  const failure = useProviderFailureRow_failure(from);
  const { id, task, subjectName, nextTryAt } = failure;
  const [retry, retrying] = useRetryProviderTaskMutation({ variables: { id } });
  const [settle, settling] = useSettleProviderTaskMutation({ variables: { id } });
  const toast = useToast();
  const isSetAside = failure.status === 'NEEDS_ATTENTION';

  const done = (refusal: string | undefined, title: string) => {
    toast(refusal ? { title: refusal, tone: 'danger' } : { title, tone: 'success' });
    onChanged();
  };
  const noAnswer = 'No response. Please try again.';
  const tryAgain = async () => {
    const answer = (await retry().catch(() => undefined))?.data?.retryProviderTask;
    const isAsked = answer?.__typename === 'ProviderFailure';
    done(isAsked ? undefined : (answer?.message ?? noAnswer), 'Trying again within a minute');
  };
  const settleByHand = async () => {
    const answer = (await settle().catch(() => undefined))?.data?.settleProviderTask;
    const isSettled = answer?.__typename === 'ProviderTaskSettled';
    done(isSettled ? undefined : (answer?.message ?? noAnswer), 'Noted');
  };

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-48">
        <OrderName
          id={failure.orderId ?? ''}
          number={subjectName}
          isThere={task === 'SEND_REFUND' && failure.orderId !== null}
        />
        <p className="text-small text-muted">
          {tasks[task]} · {failure.tries} {failure.tries === 1 ? 'try' : 'tries'}, last{' '}
          {dateAndTime(failure.lastFailedAt, ownZone)}
        </p>
        <p className="text-small text-danger wrap-anywhere">{failure.lastError}</p>
        {nextTryAt && <p className="text-small text-muted">Next try {dateAndTime(nextTryAt, ownZone)}</p>}
      </div>
      <div className="flex items-center gap-4">
        <Badge tone={isSetAside ? 'danger' : 'warn'}>{isSetAside ? 'Needs attention' : 'Retrying'}</Badge>
        <p className="font-semibold tabular-nums">{failure.amount.text}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          isSnug
          loading={retrying.loading}
          aria-label={`Try again: ${subjectName}`}
          onClick={() => void tryAgain()}
        >
          Try again
        </Button>
        {isSetAside && byHand[task] && (
          <Button
            variant="secondary"
            isSnug
            loading={settling.loading}
            aria-label={`${byHand[task]}: ${subjectName}`}
            onClick={() => void settleByHand()}
          >
            {byHand[task]}
          </Button>
        )}
      </div>
    </li>
  );
}
