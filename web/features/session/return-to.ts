import { readStored, writeStored } from '../../lib/stored.ts';
import { localPath } from './local-path.ts';

/** Where to go on after signing in. */
export const rememberReturnTo = (path: string) => writeStored('returnTo', path);

/** Answers once, and only a screen of this site. */
export const takeReturnTo = () => {
  const path = localPath(readStored('returnTo'));
  writeStored('returnTo', null);
  return path;
};
