import { OrderLiveDocument } from '../../generated/graphql.ts';
import { useLive } from '../../lib/live.ts';

/** Every screen that shows the order moves with it. `again` asks for what a lost connection may have missed. */
export const useOrderLive = (id: string, person: string | undefined, again: () => void) =>
  useLive({ document: OrderLiveDocument, variables: { id }, person, skip: !person, onBack: again });
