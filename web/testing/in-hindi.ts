import { onTestFinished } from 'vitest';
import { activateLanguage } from '../lib/language.ts';

/** The page is in Hindi until the test ends. */
export const inHindi = async () => {
  onTestFinished(() => activateLanguage('en'));
  await activateLanguage('hi');
};
