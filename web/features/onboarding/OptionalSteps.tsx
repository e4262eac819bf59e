import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import ChevronDown from '~icons/lucide/chevron-down';

interface Props {
  count: number;
  done: number;
  /** Whether one of them needs an answer, so that it must be seen. */
  isOpen: boolean;
  children: ReactNode;
}

/** The optional items of a section, folded: most home cooks have none of them. */
export const OptionalSteps = ({ count, done, isOpen, children }: Props) => (
  <details className="group" open={isOpen}>
    <summary className="flex min-h-14 cursor-pointer items-center gap-2 font-medium">
      <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      <span className="min-w-0 flex-1">{t`${count} optional`}</span>
      {done > 0 && <span className="text-small text-muted tabular-nums">{t`${done} added`}</span>}
    </summary>
    <ul className="divide-y divide-border border-t border-border">{children}</ul>
  </details>
);
