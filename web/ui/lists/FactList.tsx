import type { ReactNode } from 'react';

export interface Fact {
  name: string;
  value: ReactNode;
}

/** A list of facts by name; missing facts are left out. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid gap-x-6 gap-y-3 @lg:grid-cols-[auto_1fr]">
    {facts
      .filter(({ value }) => value !== null && value !== undefined && value !== '')
      .map(({ name, value }) => (
        <div key={name} className="contents @max-lg:block">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
  </dl>
);
