import './ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { drawnScreens } from './app/drawn-screens.ts';
import { takeOverScrolling } from './app/scroll-memory.ts';
import { drawWith } from './lib/stored.ts';
import { applyTheme, storedTheme } from './lib/theme.ts';

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

/** Takes over a screen that was drawn before, or draws it. */
function mount() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  const drawn = drawnScreens[root.dataset.drawn ?? ''];
  if (drawn) {
    drawWith(drawn.choices);
    hydrateRoot(root, app);
  } else createRoot(root).render(app);
}

try {
  applyTheme(storedTheme());
  takeOverScrolling();
  mount();
} catch (error) {
  console.error(error);
  const message = document.createElement('p');
  message.textContent = 'Tiffin could not start in this browser. Please refresh the page.';
  document.body.append(message);
}
