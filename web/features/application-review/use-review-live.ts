import { DeskLiveDocument } from '../../generated/graphql.ts';
import { useLive } from '../../lib/live.ts';

/** `again` refetches the queue whenever a kitchen submits or another admin decides. */
export const useReviewLive = (person: string | undefined, again: () => void) =>
  useLive({
    document: DeskLiveDocument,
    variables: {},
    person,
    skip: !person,
    onData: again,
    onBack: again,
  });
