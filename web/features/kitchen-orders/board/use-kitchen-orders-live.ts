import { KitchenOrdersLiveDocument } from '../../../generated/graphql.ts';
import { useLive } from '../../../lib/live.ts';

/**
 * Shows changes of the kitchen's orders immediately; `again` loads new ones. Beside it the screen
 * asks now and then by itself, for a tablet whose connection is worse than it knows.
 */
export const useKitchenOrdersLive = (person: string | undefined, again: () => void) =>
  useLive({
    document: KitchenOrdersLiveDocument,
    variables: {},
    person,
    skip: !person,
    onData: again,
    onBack: again,
  });
