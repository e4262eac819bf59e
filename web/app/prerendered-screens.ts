import type { ApolloClient } from '@apollo/client';
import { matchPath } from 'react-router-dom';
import { publicPaths } from '../../schema/screen-paths.ts';
import { yieldToMain } from '../fast-path/yield-to-main.ts';
import type { StoredKey } from '../lib/stored.ts';
import { paths } from './paths.ts';

interface PrerenderedScreen {
  path: string;
  /** Whether the parameters of the address change what it shows; it is prerendered without any. */
  readsParams?: boolean;
  choices: Partial<Record<StoredKey, string>>;
  /** Reads what its server knew before the screen asks for it, so that taking it over is no more than that. */
  prepare?: (client: ApolloClient) => Promise<void>;
}

async function prepareKitchen(client: ApolloClient) {
  const { params } = matchPath(paths.kitchen(':id'), window.location.pathname) ?? {};
  // A failed load is shown by the screen itself (app/lazy-screen.tsx).
  const screen = await import('../routes/customer/kitchen.tsx').catch(() => undefined);
  await yieldToMain();
  if (params?.id) await screen?.readKitchen(client, params.id);
}

/**
 * The screens that are prerendered when the client is built, so that a first visit sees them before any script
 * has run. No one is signed in and no data has arrived; a city is chosen on home, its name yet unknown.
 */
export const prerenderedScreens: Record<string, PrerenderedScreen> = {
  landing: { path: paths.landing(), choices: {} },
  home: { path: paths.home(), readsParams: true, choices: { selectedCity: '\u2026' } },
  // Rendered by the server, which knows the kitchen; at build time only the skeleton is known.
  kitchen: { path: paths.kitchen('unknown'), readsParams: true, choices: {}, prepare: prepareKitchen },
  ...Object.fromEntries(
    publicPaths.filter(path => path !== paths.landing()).map(path => [path.slice(1), { path, choices: {} }]),
  ),
};
