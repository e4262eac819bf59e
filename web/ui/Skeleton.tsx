import clsx from 'clsx';

/** Holds the place of what is still loading; give it the final size. Shown only after a moment, to avoid a flash. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={clsx('block animate-wait rounded-control bg-border/60', className)} />;
}
