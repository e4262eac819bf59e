/** The path if it leads to a screen of this site, so that a prepared link cannot send anybody elsewhere. */
export const localPath = (path: string | null | undefined): string | undefined => {
  if (!path?.startsWith('/')) return undefined;
  const home = 'https://home.invalid';
  if (!URL.canParse(path, home)) return undefined;
  const { origin, pathname, search, hash } = new URL(path, home);
  // The browser reads '//elsewhere', '/\elsewhere' and '/<tab>/elsewhere' as another site.
  if (origin !== home || pathname.startsWith('//')) return undefined;
  return pathname + search + hash;
};
