import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { PageTitle } from '../../ui/display/PageTitle.tsx';

interface Props {
  title: string;
  text?: ReactNode;
  /** What can be done here, beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

export function AdminPage({ title, text, actions, children }: Props) {
  useDocumentTitle(title);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <PageTitle text={text}>{title}</PageTitle>
        {actions && <div className="mb-5 flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </>
  );
}
