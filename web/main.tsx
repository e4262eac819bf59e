import './ui/tokens.css';
import { i18n } from '@lingui/core';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { drawnScreens } from './app/drawn-screens.ts';
import { paths } from './app/paths.ts';
import { takeOverScrolling } from './app/scroll-memory.ts';
import { apollo } from './lib/apollo.ts';
import { chosenLanguage, speak } from './lib/language.ts';
import { drawWith, readStored } from './lib/stored.ts';
import { applyTheme, storedTheme } from './lib/theme.ts';

const app = (
  <StrictMode>
    <App client={apollo} />
  </StrictMode>
);

/** Home is the home of a city. Without one its address leads to the landing screen, which then comes drawn as well. */
function startWhereHomeLeads() {
  if (window.location.pathname === paths.home() && !readStored('selectedCity'))
    window.history.replaceState(null, '', paths.landing());
}

/** What was drawn before in the same language. */
function drawnBefore({ dataset, lang }: HTMLElement) {
  // The server sent the landing screen for home when it was not told of the city that is known here.
  const isAnother = dataset.drawn === 'landing' && window.location.pathname === paths.home();
  return lang === i18n.locale && !isAnother ? drawnScreens[dataset.drawn ?? ''] : undefined;
}

/** Takes over a screen that was drawn before, or draws it. */
function mount() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  const drawn = drawnBefore(root);
  if (drawn) {
    const known = document.getElementById('known')?.textContent;
    if (known) apollo.restore(JSON.parse(known));
    drawWith(drawn.choices);
    // Where a clock or a browser words things otherwise, what was drawn is drawn anew. As a transition it is done in
    // slices, between which a slow phone still scrolls and hears fingers.
    startTransition(() => {
      hydrateRoot(root, app, { onRecoverableError: console.warn });
    });
  } else createRoot(root).render(app);
}

/** What was read last stays readable without a network (public/service-worker.js); nothing here depends on it. */
function keepForOffline() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('/service-worker.js').catch(console.warn);
  });
}

/** Loading the script kept the browser busy; before it goes on, it hears what came meanwhile. */
const aMoment = () => new Promise<void>(resolve => setTimeout(resolve));

function giveUp(error: unknown) {
  console.error(error);
  const message = document.createElement('p');
  message.textContent = 'Tiffin could not start in this browser. Please refresh the page.';
  document.body.append(message);
}

try {
  applyTheme(storedTheme());
  takeOverScrolling();
  startWhereHomeLeads();
  keepForOffline();
  const language = chosenLanguage();
  // Whoever cannot be answered in their own language is answered in English.
  const speaking = language === 'en' ? aMoment() : speak(language).catch(console.warn);
  speaking.then(mount).catch(giveUp);
} catch (error) {
  giveUp(error);
}
