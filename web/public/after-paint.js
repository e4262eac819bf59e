/**
 * A drawn screen is read before it is used. Its script is asked for once the screen was painted, so that words, colors
 * and fonts have a slow line to themselves; what is done until then waits (early-events.js).
 */
const { content } = document.getElementById('client');

/** Loads the script; a second call finds the template empty. */
const start = () => document.head.append(content);

const isPrerendered = document.querySelector('[data-prerendered]') !== null;
// Skip painting in a background tab.
if (!isPrerendered || document.hidden) start();
else {
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  document.addEventListener('visibilitychange', start, { once: true });
  // A browser without paint timing has painted by then.
  window.addEventListener('load', () => setTimeout(start, 500), { once: true });
}
