import { readStored, writeStored } from './stored.ts';

/**
 * Signing out offline ends the session here immediately. The session's cookie is out of reach of scripts and
 * still works, so the sign-out is sent before any other request.
 */
export const startSignOut = () => writeStored('signOutPending', 'yes');

let finishing: Promise<void> | undefined;

/** Ends a session that was signed out of here. Fails while the server cannot be reached; nothing may be asked then. */
export const finishSignOut = (): Promise<void> | undefined => {
  if (!readStored('signOutPending')) return undefined;
  finishing ??= signOut().finally(() => {
    finishing = undefined;
  });
  return finishing;
};

const signOut = async (): Promise<void> => {
  const { ok } = await fetch('/api/auth/logout', { method: 'POST', credentials: 'include' });
  if (!ok) throw new Error('The sign-out could not be finished yet.');
  writeStored('signOutPending', null);
};
