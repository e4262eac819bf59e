const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/**
 * A name by which people know a device of theirs, from what its browser says of itself; null when it says nothing
 * known.
 */
export const deviceName = (userAgent: string): string | null => {
  const found = [browsers, systems].map(list => list.find(([mark]) => userAgent.includes(mark))?.[1]);
  const [browser, system] = found;
  if (!browser) return system ?? null;
  return system ? `${browser} · ${system}` : browser;
};
