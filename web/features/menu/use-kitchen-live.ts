import { KitchenLiveDocument } from '../../generated/graphql.ts';
import { useLive } from '../../lib/live.ts';

/** Updates plates left and sold-out dishes live. */
export const useKitchenLive = (id: string, person: string | undefined, again: () => void) =>
  useLive({ document: KitchenLiveDocument, variables: { id }, person, onBack: again });
