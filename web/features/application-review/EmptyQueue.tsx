import { PartyPopper, SearchX } from 'lucide-react';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Why the queue is empty: nothing waits, or nothing is what was asked for. */
export const EmptyQueue = ({ isNarrowed }: { isNarrowed: boolean }) =>
  isNarrowed ? (
    <EmptyState
      icon={<SearchX />}
      title="No application matches"
      text="Try fewer letters or another status."
    />
  ) : (
    <EmptyState icon={<PartyPopper />} title="Nothing waits" text="Every application has its answer." />
  );
