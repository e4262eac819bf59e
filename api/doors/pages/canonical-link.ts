/** The header `link` that names the address of a page for search engines. */
export const canonicalLink = (origin: string, path: string): string => `<${origin}${path}>; rel="canonical"`;
