import { createHash } from 'node:crypto';

/** A text with its `ETag`, made when the first client asks for it: to make it takes the processor for a while. */
export const servedText = (make: () => string): (() => { text: string; etag: string }) => {
  let served: { text: string; etag: string } | undefined;
  return () => {
    if (served) return served;
    const text = make();
    served = { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
    return served;
  };
};
