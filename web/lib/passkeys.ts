import { t } from '@lingui/core/macro';
import type { Refusal } from './refusal.ts';

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

/** Fetched when a passkey is first asked for. */
const ceremonies = () => import('@simplewebauthn/browser');

/** Has the browser make a passkey; options and answer are JSON. */
export const makePasskey = async (options: string): Promise<string> => {
  const { startRegistration } = await ceremonies();
  return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) }));
};

/** Has the browser use a passkey; options and answer are JSON. */
export const askPasskey = async (options: string): Promise<string> => {
  const { startAuthentication } = await ceremonies();
  return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) }));
};

/** Browsers do not say whether a person changed their mind or has no passkey here. */
export const passkeyNotUsed = (): Refusal => ({
  message: t`No passkey was used. Try again, or choose another way.`,
  field: null,
});
