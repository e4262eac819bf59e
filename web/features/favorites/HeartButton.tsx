import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import Heart from '~icons/lucide/heart';

interface Props {
  kitchenName: string;
  isFull: boolean;
  onClick: () => void;
}

export const HeartButton = ({ kitchenName, isFull, onClick }: Props) => (
  <button
    type="button"
    aria-label={t`Favorite ${kitchenName}`}
    aria-pressed={isFull}
    onClick={onClick}
    className="group flex size-11 items-center justify-center rounded-full"
  >
    <span className="flex size-9 items-center justify-center rounded-full border border-border bg-surface text-primary transition-transform duration-150 group-hover:bg-sunken group-active:scale-90">
      <Heart aria-hidden className={clsx('size-5', isFull && 'fill-current')} />
    </span>
  </button>
);
