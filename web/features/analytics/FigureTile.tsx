import type { ReactNode } from 'react';

/** One figure and what it counts. */
export const FigureTile = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex min-w-0 flex-col-reverse justify-end rounded-card border border-border bg-surface p-4">
    <dt className="text-small text-muted">{name}</dt>
    <dd className="text-heading leading-tight font-bold tabular-nums">{children}</dd>
  </div>
);

export const FigureTiles = ({ children }: { children: ReactNode }) => (
  <dl className="flex flex-wrap gap-3 *:grow *:basis-[min(9.5rem,100%)]">{children}</dl>
);
