import { type ComponentType, lazy } from 'react';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { ScreenNotLoaded } from './screen-not-loaded.ts';

/** A screen that is fetched when it is first shown, and again after it did not arrive. */
export function lazyScreen(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const fetched = () =>
    lazy(() =>
      load().catch(cause => {
        throw new ScreenNotLoaded(cause);
      }),
    );
  let Screen = fetched();
  const fetchAgain = () => {
    Screen = fetched();
  };
  return () => <ScreenBoundary onRetry={fetchAgain}>{() => <Screen />}</ScreenBoundary>;
}
