import type { StoredKey } from '../lib/stored.ts';
import { paths } from './paths.ts';

/**
 * The screens that are drawn when the client is built, so that a first visit sees them before any script
 * has run. Nobody is signed in and no data has come; a city is chosen on home, its name yet unknown.
 */
export const drawnScreens: Record<string, { path: string; choices: Partial<Record<StoredKey, string>> }> = {
  landing: { path: paths.landing(), choices: {} },
  home: { path: paths.home(), choices: { selectedCity: '\u2026' } },
  // Drawn by the server, which knows the kitchen; at the build only what stands before it is known.
  kitchen: { path: paths.kitchen('unknown'), choices: {} },
};
