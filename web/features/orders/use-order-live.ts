import { OrderLiveDocument } from '../../generated/graphql.ts';
import { useLive } from '../../lib/live.ts';

/** Updates every screen that shows the order. `again` refetches what a lost connection may have missed. */
export const useOrderLive = (id: string, person: string | undefined, again: () => void) =>
  useLive({ document: OrderLiveDocument, variables: { id }, person, skip: !person, onBack: again });
