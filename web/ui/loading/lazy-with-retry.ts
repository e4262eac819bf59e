import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A lazy component that retries loading its code when the network is back. */
export const lazyWithRetry = <Props>(load: Load<Props>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().catch(async cause => {
      if (navigator.onLine) throw cause;
      await untilOnline();
      return load();
    }),
  );

const untilOnline = () => new Promise(resolve => window.addEventListener('online', resolve, { once: true }));
