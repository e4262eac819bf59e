import { apollo } from '../lib/apollo.ts';
import { whenNetworkIsBack } from '../ui/loading/when-network-is-back.ts';

/**
 * Fills the cache with what the server asked in order to draw; while the page is taken over that is not asked again.
 */
export function restoreServerCache() {
  const known = document.getElementById('apollo-state')?.textContent;
  if (!known) return;
  apollo.restore(JSON.parse(known));
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The back button may show a page from the browser's cache.
  if (visit?.type === 'back_forward') return;
  apollo.prioritizeCacheValues = true;
  const stopPreferringCache = () => {
    apollo.prioritizeCacheValues = false;
  };
  window.addEventListener('screen:ready', stopPreferringCache, { once: true });
  // Offline, it is always a cached page (public/service-worker.js).
  if (!navigator.onLine) askWhenOnline();
}

/** Asks for everything on the page as soon as there is a network, and again while that still settles. */
function askWhenOnline() {
  const stop = whenNetworkIsBack(() => {
    stop();
    // What has not asked yet asks by itself.
    apollo.prioritizeCacheValues = false;
    apollo.refetchQueries({ include: 'active' }).catch(askWhenOnline);
  });
}
