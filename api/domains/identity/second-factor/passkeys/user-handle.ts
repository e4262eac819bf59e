import { isoBase64URL, isoUint8Array } from '@simplewebauthn/server/helpers';

/** By which an authenticator knows the account of a passkey: the opaque id of the person, nothing readable. */
export const userHandleOf = (userId: string) => {
  const bytes = isoUint8Array.fromUTF8String(userId);
  return { bytes, text: isoBase64URL.fromBuffer(bytes) };
};
