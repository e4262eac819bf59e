import type { ReactNode } from 'react';

/** Rows one below the other on one card; each is a list item. */
export const RowList = ({ children }: { children: ReactNode }) => (
  <ul className="divide-y divide-border rounded-card border border-border bg-surface">{children}</ul>
);
