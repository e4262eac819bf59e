const parts = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i;

/** The path of a request and what follows it, as they were sent: no address is too odd to be taken apart. */
export const urlParts = (url: string): { path: string; search: string } => {
  const [, path = '', search = ''] = parts.exec(url) ?? [];
  return { path: path || '/', search };
};
