import type { ReactNode } from 'react';
import FileQuestion from '~icons/lucide/file-question-mark';
import { useReviewedApplicationQuery } from '../../generated/graphql.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { RowsSkeleton } from '../../ui/feedback/RowsSkeleton.tsx';
import { ReviewedApplication } from './ReviewedApplication.tsx';
import type { Undoable } from './UndoBar.tsx';

interface Props {
  id: string;
  /** Whether it is still the selected one: a key may have moved on before the next one is rendered. */
  isSelected: (id: string) => boolean;
  onDecided: (applicationId: string) => void;
  onUndoable: (undoable: Undoable) => void;
  trailOf: (id: string, after: string, supplierId: string) => ReactNode;
}

export function SelectedApplication({ id, isSelected, onDecided, onUndoable, trailOf }: Props) {
  const { data, error, refetch } = useReviewedApplicationQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const application = data?.application;
  if (application) {
    const undone = application.decisions.filter(({ undoneAt }) => undoneAt).length;
    return (
      <ReviewedApplication
        key={id}
        application={application}
        isSelected={isSelected}
        onDecided={onDecided}
        onUndoable={onUndoable}
        trail={trailOf(id, `${application.decisions.length}/${undone}`, application.supplier.id)}
      />
    );
  }
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  if (application === null)
    return (
      <EmptyState
        icon={<FileQuestion />}
        title="Application not found"
        text="Choose another one from the queue."
      />
    );
  return <RowsSkeleton />;
}
