import { type ReactNode, useId } from 'react';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { MoreButton } from './MoreButton.tsx';

interface Pages<Row> {
  /** The items loaded so far; undefined before the first page. */
  rows: readonly Row[] | undefined;
  hasFailed: boolean;
  after: string | null;
  isLoadingMore: boolean;
  onMore: (after: string) => Promise<unknown>;
  onRetry: () => void;
}

interface Props<Row> {
  title: string;
  /** A link beside the title. */
  action?: ReactNode;
  /** A form that adds to the list, above it. */
  form?: ReactNode;
  pages: Pages<Row>;
  /** The text of the empty state. */
  empty: string;
  /** The label of the button that loads more. */
  more: string;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A section with a paginated list: loading, failed, empty, or with more to load. */
export function PagedSection<Row>({ title, action, form, pages, empty, more, children }: Props<Row>) {
  const heading = useId();
  const { rows, hasFailed, after, isLoadingMore, onMore, onRetry } = pages;
  return (
    <section aria-labelledby={heading}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id={heading} className="text-title font-bold">
          {title}
        </h2>
        {action}
      </div>
      {form}
      {!rows && (hasFailed ? <ErrorState onRetry={onRetry} /> : <Skeleton className="h-40" />)}
      {rows?.length === 0 && (
        <p className="rounded-card border border-border bg-surface p-4 text-muted">{empty}</p>
      )}
      {rows && rows.length > 0 && children(rows)}
      <MoreButton after={after} words={more} isLoading={isLoadingMore} onMore={onMore} />
    </section>
  );
}
