/** The same keys with what `map` makes of their values. */
export const mapValues = <Key extends string, From, To>(
  from: Readonly<Record<Key, From>>,
  map: (value: From, key: Key) => To,
): Record<Key, To> => {
  const entries = Object.entries<From>(from).map(([key, value]) => [key, map(value, key as Key)]);
  return Object.fromEntries(entries) as Record<Key, To>;
};
