import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import Check from '~icons/lucide/check';

export interface TimelineStep {
  title: string;
  detail?: ReactNode;
  state: 'done' | 'current' | 'waiting';
}

const spoken = () => ({ done: t`Done:`, current: t`Now:`, waiting: t`Next:` });

/** Past, current and future steps. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol>
      {steps.map((step, index) => (
        <li
          key={step.title}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className="relative flex gap-3 pb-5 last:pb-0"
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden
              className={clsx(
                'absolute top-7 bottom-0 left-3.5 w-0.5 -translate-x-1/2',
                step.state === 'done' ? 'bg-leaf' : 'bg-border',
              )}
            />
          )}
          <span
            aria-hidden
            className={clsx(
              'flex size-7 shrink-0 items-center justify-center rounded-full border-2 [&>svg]:size-4',
              step.state === 'done' && 'border-leaf bg-leaf text-surface',
              step.state === 'current' && 'border-primary bg-primary-soft',
              step.state === 'waiting' && 'border-border bg-surface',
            )}
          >
            {step.state === 'done' && <Check strokeWidth={3} />}
            {step.state === 'current' && <span className="size-2.5 rounded-full bg-primary" />}
          </span>
          <div className="min-w-0 pt-0.5">
            <p className={step.state === 'waiting' ? 'text-muted' : 'font-semibold'}>
              <span className="sr-only">{spoken()[step.state]} </span>
              {step.title}
            </p>
            {step.detail && <div className="text-small text-muted">{step.detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
