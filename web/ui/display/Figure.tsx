import type { ReactNode } from 'react';

/** Figures side by side, as many as have room for an amount of money. */
export const Figures = ({ children }: { children: ReactNode }) => (
  <dl className="flex flex-wrap gap-3 *:grow *:basis-[min(9.5rem,100%)]">{children}</dl>
);

/** One figure and what it counts. */
export const Figure = ({ label, value, note }: { label: string; value: ReactNode; note?: ReactNode }) => (
  <div className="flex min-w-0 flex-col-reverse justify-end rounded-card border border-border bg-surface p-4">
    {note && <dd className="text-small text-muted">{note}</dd>}
    <dd className="text-heading leading-tight font-bold wrap-anywhere tabular-nums">{value}</dd>
    <dt className="text-small text-muted">{label}</dt>
  </div>
);
