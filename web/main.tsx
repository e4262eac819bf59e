import './ui/tokens.css';
import { i18n } from '@lingui/core';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { drawnScreens } from './app/drawn-screens.ts';
import { takeOverScrolling } from './app/scroll-memory.ts';
import { apollo } from './lib/apollo.ts';
import { chosenLanguage, speak } from './lib/language.ts';
import { drawWith } from './lib/stored.ts';
import { applyTheme, storedTheme } from './lib/theme.ts';

const app = (
  <StrictMode>
    <App client={apollo} />
  </StrictMode>
);

/** Takes over a screen that was drawn before in the same language, or draws it. */
function mount() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  const drawn = drawnScreens[root.dataset.drawn ?? ''];
  if (drawn && root.lang === i18n.locale) {
    const known = document.getElementById('known')?.textContent;
    if (known) apollo.restore(JSON.parse(known));
    drawWith(drawn.choices);
    // Where a clock or a browser words things otherwise, what was drawn is drawn anew.
    hydrateRoot(root, app, { onRecoverableError: console.warn });
  } else createRoot(root).render(app);
}

/** What was read last stays readable without a network (public/service-worker.js); nothing here depends on it. */
function keepForOffline() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('/service-worker.js').catch(console.warn);
  });
}

function giveUp(error: unknown) {
  console.error(error);
  const message = document.createElement('p');
  message.textContent = 'Tiffin could not start in this browser. Please refresh the page.';
  document.body.append(message);
}

try {
  applyTheme(storedTheme());
  takeOverScrolling();
  keepForOffline();
  const language = chosenLanguage();
  if (language === 'en') mount();
  // Whoever cannot be answered in their own language is answered in English.
  else speak(language).catch(console.warn).then(mount).catch(giveUp);
} catch (error) {
  giveUp(error);
}
