import { KitchenLiveDocument } from '../../generated/graphql.ts';
import { useLive } from '../../lib/live.ts';

/** Plates that others take, dishes that run out: the open page shows it as it happens. */
export const useKitchenLive = (id: string, person: string | undefined, again: () => void) =>
  useLive({ document: KitchenLiveDocument, variables: { id }, person, onBack: again });
