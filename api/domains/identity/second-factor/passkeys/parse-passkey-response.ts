/**
 * Reads what a browser returned of a passkey; undefined when it is not even JSON with an id. Everything else about it
 * is verified by the library, which throws for what it does not expect.
 */
export const parsePasskeyResponse = <Response extends { id: string }>(text: string): Response | undefined => {
  try {
    const parsed = JSON.parse(text);
    return typeof parsed?.id === 'string' ? parsed : undefined;
  } catch {
    return undefined;
  }
};
