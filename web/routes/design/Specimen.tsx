import type { ReactNode } from 'react';

/** One component in one state, with the name of the state. */
export const Specimen = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <p className="mb-1.5 text-small text-muted">{name}</p>
    {children}
  </div>
);

export const Group = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className="flex flex-col gap-4">
    <h3 className="text-title font-semibold">{name}</h3>
    {children}
  </section>
);
