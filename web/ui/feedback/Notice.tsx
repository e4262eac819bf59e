import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import CircleAlert from '~icons/lucide/circle-alert';
import CircleCheck from '~icons/lucide/circle-check';
import Info from '~icons/lucide/info';

const look = cva('flex items-start gap-3 rounded-control p-3.5', {
  variants: {
    tone: {
      info: 'bg-info-soft text-info',
      warn: 'bg-warn-soft text-warn',
      danger: 'bg-danger-soft text-danger',
      leaf: 'bg-leaf-soft text-leaf',
    },
  },
});

const icons = { info: Info, warn: CircleAlert, danger: CircleAlert, leaf: CircleCheck };

interface Props {
  tone: NonNullable<VariantProps<typeof look>['tone']>;
  children: ReactNode;
  action?: ReactNode;
}

/** An inline message with at most one action. */
export function Notice({ tone, children, action }: Props) {
  const Icon = icons[tone];
  return (
    <div className={look({ tone })}>
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1">
        <div className="text-ink">{children}</div>
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  );
}
