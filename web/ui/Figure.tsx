import type { ReactNode } from 'react';

/** One number and what it counts. */
export const Figure = ({ label, value, note }: { label: string; value: ReactNode; note?: ReactNode }) => (
  <div className="flex min-w-0 flex-col-reverse justify-end rounded-card border border-border bg-surface p-3.5">
    {note && <dd className="text-small text-muted">{note}</dd>}
    <dd className="text-heading leading-tight font-bold wrap-anywhere tabular-nums">{value}</dd>
    <dt className="text-small text-muted">{label}</dt>
  </div>
);
