import type { ReactNode } from 'react';
import { ScreenSkeleton } from '../../app/ScreenSkeleton.tsx';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { AdminPage } from './AdminPage.tsx';

interface Props<Thing> {
  /** What the address names: null when there is none, undefined until it is known. */
  thing: Thing | null | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  /** What kind of thing it is, such as Kitchen. */
  kind: string;
  icon: ReactNode;
  /** Where all of its kind are. */
  all: { words: string; to: string };
  children: (thing: Thing) => ReactNode;
}

/** The page of one thing, or why it is not shown. */
export function AdminDetail<Thing>({ thing, hasFailed, onRetry, kind, icon, all, children }: Props<Thing>) {
  if (thing) return children(thing);
  return (
    <AdminPage title={kind}>
      {hasFailed && <ErrorState onRetry={onRetry} />}
      {!hasFailed && thing === undefined && <ScreenSkeleton />}
      {thing === null && (
        <EmptyState
          icon={icon}
          title={`There is no such ${kind.toLowerCase()}`}
          action={<ButtonLink to={all.to}>{all.words}</ButtonLink>}
        />
      )}
    </AdminPage>
  );
}
