/** By which an authenticator knows the account of a passkey: the opaque id of the person, nothing readable. */
export const userHandleOf = (userId: string) => {
  const bytes = Uint8Array.from(Buffer.from(userId));
  return { bytes, text: Buffer.from(bytes).toString('base64url') };
};
