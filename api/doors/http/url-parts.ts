const parts = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i;

/** Splits a raw URL into path and query; never throws, however malformed it is. */
export const urlParts = (url: string): { path: string; search: string } => {
  const [, path = '', search = ''] = parts.exec(url) ?? [];
  return { path: path || '/', search };
};
