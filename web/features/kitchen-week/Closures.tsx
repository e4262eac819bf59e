import type { FragmentType } from '@apollo/client';
import { plural, t } from '@lingui/core/macro';
import { Suspense, useRef } from 'react';
import CalendarOff from '~icons/lucide/calendar-off';
import Pencil from '~icons/lucide/pencil';
import Plus from '~icons/lucide/plus';
import Trash2 from '~icons/lucide/trash';
import { type CookingWeek_weekFragment, useCookingWeek_week } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { useReopen } from './use-reopen.ts';
import { daysText, ordersBetween } from './week-words.ts';

const ClosureSheet = lazyWithRetry(() => import('./ClosureSheet.tsx'));
const adding = 'new-closure';

/** Days without cooking, the next first. */
export function Closures({ week: from }: { week: FragmentType<CookingWeek_weekFragment> }) {
  const week = useCookingWeek_week(from);
  const { open, show, close } = useDialogInUrl();
  const list = useRef<HTMLDivElement>(null);
  const reopen = useReopen(week, () => list.current?.focus());
  const edited = week.closures.find(({ id }) => id === open);
  return (
    <div ref={list} tabIndex={-1} className="max-w-2xl">
      {week.closures.length === 0 ? (
        <EmptyState
          icon={<CalendarOff />}
          title={t`No closures planned`}
          text={t`Close for a holiday, a wedding or a day off, and customers see why.`}
          action={<Button onClick={() => show(adding)}>{t`Add a closure`}</Button>}
        />
      ) : (
        <div className="flex flex-col gap-3">
          <ul className="divide-y divide-border rounded-card border border-border bg-surface">
            {week.closures.map(closure => {
              const orders = ordersBetween(week.openOrders, closure.firstDay, closure.lastDay);
              return (
                <li key={closure.id} className="flex items-start py-2 pr-1.5 pl-4">
                  <div className="min-w-0 flex-1 py-1.5">
                    <h2 className="font-semibold">{daysText(closure)}</h2>
                    <p className="text-muted">{closure.reason}</p>
                    {orders > 0 && (
                      <p className="mt-1 text-small font-semibold text-warn">
                        {plural(orders, {
                          one: '# order to cook on these days',
                          other: '# orders to cook on these days',
                        })}
                      </p>
                    )}
                  </div>
                  <IconButton label={t`Change ${daysText(closure)}`} onClick={() => show(closure.id)}>
                    <Pencil aria-hidden />
                  </IconButton>
                  <IconButton label={t`Remove ${daysText(closure)}`} onClick={() => void reopen(closure)}>
                    <Trash2 aria-hidden />
                  </IconButton>
                </li>
              );
            })}
          </ul>
          <Button variant="secondary" onClick={() => show(adding)}>
            <Plus aria-hidden className="size-5" /> {t`Add a closure`}
          </Button>
        </div>
      )}
      {(edited || open === adding) && (
        <Suspense fallback={null}>
          <ClosureSheet key={open} week={week} closure={edited} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
