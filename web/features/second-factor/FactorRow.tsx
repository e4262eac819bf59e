import type { ReactNode } from 'react';

interface Props {
  icon: ReactNode;
  name: string;
  description: ReactNode;
  /** What can be done with it. */
  children: ReactNode;
}

export const FactorRow = ({ icon, name, description, children }: Props) => (
  <li className="flex min-h-14 items-center gap-3 py-1.5 pr-1.5 pl-4 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-primary">
    {icon}
    <span className="min-w-0 flex-1">
      <span className="block break-words font-medium">{name}</span>
      <span className="block text-small text-muted">{description}</span>
    </span>
    {children}
  </li>
);
