import { i18n } from '@lingui/core';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { paths } from './app/paths.ts';
import { prerenderedScreens } from './app/prerendered-screens.ts';
import { restoreServerCache } from './app/restore-server-cache.ts';
import { takeOverScrolling } from './app/scroll-memory.ts';
import { yieldToMain } from './fast-path/yield-to-main.ts';
import { apollo } from './lib/apollo.ts';
import { activateLanguage, chosenLanguage } from './lib/language.ts';
import { loadProblemWords } from './lib/problem-words.ts';
import { sessionWatchOf } from './lib/session/session-watch.ts';
import { readStored, renderWith } from './lib/stored.ts';
import { applyTheme, storedTheme } from './lib/theme.ts';

const app = (
  <StrictMode>
    <App client={apollo} />
  </StrictMode>
);

/** Home needs a city. Without one its path shows the landing screen, which is prerendered as well. */
function startWhereHomeLeads() {
  if (window.location.pathname === paths.home() && !readStored('selectedCity'))
    window.history.replaceState(null, '', paths.landing());
}

/** Whether there is prerendered markup in the same language. */
function prerenderedScreen({ dataset, lang }: HTMLElement) {
  // The server sent the landing screen for home when it did not know the city that is stored here.
  const isAnother = dataset.prerendered === 'landing' && window.location.pathname === paths.home();
  return lang === i18n.locale && !isAnother ? prerenderedScreens[dataset.prerendered ?? ''] : undefined;
}

/** Hydrates a prerendered screen, or renders it. */
async function mount() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  const screen = prerenderedScreen(root);
  if (!screen) return createRoot(root).render(app);
  restoreServerCache();
  await screen.prepare?.(apollo);
  // Filters and the chosen meal are not in the markup, and hydration would keep the classes of a screen without them.
  if (screen.readsParams && window.location.search) return createRoot(root).render(app);
  await yieldToMain();
  renderWith(screen.choices);
  // Where the client's clock or browser formats text differently, React renders again. As a transition it is done in
  // slices, between which a slow phone still scrolls and responds to touch.
  startTransition(() => {
    hydrateRoot(root, app, { onRecoverableError: console.warn });
  });
}

/**
 * Recently viewed pages stay readable offline (public/service-worker.js). Nothing here depends on it, so it waits
 * until the screen is done, also on a slow phone.
 */
function keepForOffline() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => navigator.serviceWorker.register('/service-worker.js').catch(console.warn);
  window.addEventListener('screen:ready', () => setTimeout(register, 2000), { once: true });
}

/** Shows the screen of this address. */
export async function start() {
  applyTheme(storedTheme());
  takeOverScrolling();
  startWhereHomeLeads();
  keepForOffline();
  await yieldToMain();
  const session = sessionWatchOf(apollo);
  await yieldToMain();
  session.start();
  // English is the fallback language.
  await activateLanguage(chosenLanguage()).then(loadProblemWords).catch(console.warn);
  await yieldToMain();
  await mount();
  await followOtherTabs().catch(console.warn);
}

/** Nothing of the first screen needs it, so that its code comes after the screen. */
const followOtherTabs = async () =>
  (await import('./features/session/follow-other-tabs.ts')).followOtherTabs(apollo);
