import 'graphiql/setup-workers/vite';
import '@graphiql/react/style.css';
import '@graphiql/plugin-doc-explorer/style.css';
import 'graphiql/graphiql.css';
import '../pages.css';
import './explorer.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Explorer } from './Explorer.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
// A page that the browser shows again has what was pasted before.
window.addEventListener('pageshow', event => {
  if (event.persisted) window.location.reload();
});
createRoot(root).render(
  <StrictMode>
    <Explorer />
  </StrictMode>,
);
