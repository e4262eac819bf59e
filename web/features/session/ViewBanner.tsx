import { useEffect, useRef } from 'react';
import Eye from '~icons/lucide/eye';
import { useLiveEvent } from '../../lib/live-events.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { useStopViewAs } from './use-view-as.ts';

const roleWords = { CUSTOMER: 'customer', SUPPLIER: 'kitchen', ADMIN: 'staff' } as const;

interface Props {
  user: { id: string; name: string; role: keyof typeof roleWords };
  until: string;
}

/** Says as whom a staff member sees the product, and ends it: when they want, or when its time is over. */
export default function ViewBanner({ user, until }: Props) {
  const { stop, isStopping } = useStopViewAs(user.id);
  const toast = useToast();
  useLiveEvent('refused', () =>
    toast({ tone: 'danger', title: `You are viewing as ${user.name}, so nothing can be changed` }),
  );
  const latest = useRef(stop);
  useEffect(() => {
    latest.current = stop;
  });
  useEffect(() => {
    const left = Math.max(new Date(until).getTime() - Date.now(), 0);
    const timer = setTimeout(() => void latest.current(), left);
    return () => clearTimeout(timer);
  }, [until]);
  return (
    <section
      aria-label="Viewing as someone else"
      className="sticky top-14 z-20 flex items-center justify-center gap-3 border-b border-border bg-warn-soft px-4 py-2 text-small font-medium text-ink print:hidden"
    >
      <span className="flex min-w-0 items-center gap-2">
        <Eye aria-hidden className="size-4 shrink-0 text-warn" />
        <span className="wrap-anywhere">
          Viewing as {user.name} ({roleWords[user.role]}) — read-only.
        </span>
      </span>
      <Button variant="secondary" isSnug loading={isStopping} onClick={() => void stop()}>
        Stop
      </Button>
    </section>
  );
}
