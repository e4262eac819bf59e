import type { EventBus } from '../../core/interfaces/event-bus.ts';
import type { Features } from '../../core/interfaces/features.ts';
import { topics } from '../../core/topics.ts';

/** For changes whose signal was lost. */
const pollMilliseconds = 5000;

/** Keeps the settings of this process as they are in the database, whichever process changed them. */
export const followFeatureFlags = (features: Features, bus: Pick<EventBus, 'onSignals'>) => {
  let timer: NodeJS.Timeout | undefined;
  const follow = () => void features.refresh();
  bus.onSignals(signals => {
    if (signals.some(({ topic }) => topic === topics.featureFlags)) follow();
  });
  return {
    start: () => {
      timer = setInterval(follow, pollMilliseconds).unref();
    },
    stop: () => clearInterval(timer),
  };
};
