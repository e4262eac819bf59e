import PartyPopper from '~icons/lucide/party-popper';
import SearchX from '~icons/lucide/search-x';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';

/** Why the queue is empty: no applications, or none that match. */
export const EmptyQueue = ({ isNarrowed }: { isNarrowed: boolean }) =>
  isNarrowed ? (
    <EmptyState
      icon={<SearchX />}
      title="No application matches"
      text="Try a shorter search or another status."
    />
  ) : (
    <EmptyState icon={<PartyPopper />} title="All caught up" text="No applications to review." />
  );
