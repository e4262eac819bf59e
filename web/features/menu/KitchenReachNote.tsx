import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import Bike from '~icons/lucide/bike';
import CircleCheck from '~icons/lucide/circle-check';
import { reachWords } from './reach-words.ts';
import type { Reach } from './use-kitchen-reach.ts';

interface Props {
  reach: Reach;
  line: string;
  onChange: () => void;
}

/** Whether this kitchen delivers to the address, and which address was checked. */
export function KitchenReachNote({ reach, line, onChange }: Props) {
  const Icon = reach.delivers ? CircleCheck : Bike;
  return (
    <div className="flex items-start gap-2.5">
      <Icon
        aria-hidden
        className={clsx('mt-0.5 size-5 shrink-0', reach.delivers ? 'text-leaf' : 'text-warn')}
      />
      <div className="min-w-0 flex-1">
        <p className={clsx('font-semibold', reach.delivers ? 'text-leaf' : 'text-warn')}>
          {reachWords(reach)}
        </p>
        <p className="text-small text-muted">{line}</p>
      </div>
      <button
        type="button"
        onClick={onChange}
        className="-my-2 min-h-11 rounded-control px-3 font-semibold text-primary hover:bg-primary-soft"
      >
        {t`Change`}
        <span className="sr-only"> {t`the delivery address`}</span>
      </button>
    </div>
  );
}
