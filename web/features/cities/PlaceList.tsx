import type { ReactNode } from 'react';

/** Rows in one frame, parted by hairlines. */
export const PlaceList = ({ children }: { children: ReactNode }) => (
  <ul className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface">
    {children}
  </ul>
);
