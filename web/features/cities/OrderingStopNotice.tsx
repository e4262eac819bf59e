import { t } from '@lingui/core/macro';
import { localMoment } from '../../lib/formats/moments.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';

interface Props {
  stop: { reason: string; until: string | null };
  /** Whether a cook reads it. */
  isForCook?: boolean;
}

/** Says that staff have stopped ordering, why, and for how long if that is known. */
export default function OrderingStopNotice({ stop: { reason, until }, isForCook }: Props) {
  if (until && Date.parse(until) <= Date.now()) return null;
  return (
    <Notice tone="warn">
      <p className="font-semibold">
        {isForCook ? t`Customers can't order right now.` : t`We aren't taking orders right now.`}
      </p>
      <p className="break-words">{reason}</p>
      <p>
        {until && t`Ordering reopens ${localMoment(until)}.`}{' '}
        {isForCook ? t`Please cook the orders you already have.` : t`Your existing orders aren't affected.`}
      </p>
    </Notice>
  );
}
