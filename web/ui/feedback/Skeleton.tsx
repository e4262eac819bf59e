import clsx from 'clsx';

/** A placeholder for loading content; give it the final size. Shown after a short delay, to avoid a flash. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={clsx('block animate-wait rounded-control bg-border/60', className)} />;
}
