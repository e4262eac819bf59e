import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A component whose code is fetched when first shown; without a network it comes as soon as there is one. */
export const late = <Props>(load: Load<Props>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().catch(async cause => {
      if (navigator.onLine) throw cause;
      await untilOnline();
      return load();
    }),
  );

const untilOnline = () => new Promise(resolve => window.addEventListener('online', resolve, { once: true }));
