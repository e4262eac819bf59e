import type { ReactNode } from 'react';

/** The one first-level heading of a screen; it takes the focus after a navigation. */
export function PageTitle({ children, text }: { children: ReactNode; text?: ReactNode }) {
  return (
    <header className="mb-5">
      <h1 tabIndex={-1} className="text-heading font-bold outline-none">
        {children}
      </h1>
      {text && <p className="mt-1 text-muted">{text}</p>}
    </header>
  );
}
