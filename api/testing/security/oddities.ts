let nested: unknown = 'x';
for (let level = 0; level < 200; level++) nested = [nested];

/** Values that no form of ours sends. */
export const oddities: unknown[] = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\ufeff',
  '',
  ' ',
  "'; drop table orders; --",
  '%',
  '\\',
  '{{7*7}}',
  '#{process.exit()}',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'x'.repeat(5000),
  '😀'.repeat(500),
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  'NaN',
  0,
  -0,
  -1,
  1.5,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e308,
  null,
  true,
  [],
  {},
  [[]],
  [null],
  { toString: 'x', __proto__: { length: 1e9 } },
  { constructor: { prototype: {} } },
  nested,
];

/** What must never leak: file paths, SQL, engine messages. */
export const telltale =
  /node_modules|\.ts:\d|\.js:\d|\bat \S+ \(|select |insert into|syntax error at|relation "|pg_|kysely|ECONN|\bstack\b/i;

/** Returns a copy of `value` for each of its leaves, with that leaf malformed. */
export const withOneOdd = (value: unknown, odd: unknown): unknown[] => {
  if (Array.isArray(value)) {
    return value.flatMap((each, index) => withOneOdd(each, odd).map(changed => value.with(index, changed)));
  }
  if (typeof value !== 'object' || value === null) return [odd];
  const inside = Object.entries(value).flatMap(([key, each]) =>
    withOneOdd(each, odd).map(changed => ({ ...value, [key]: changed })),
  );
  return [odd, ...inside];
};
