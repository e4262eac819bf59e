import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { everyFeature } from './features.ts';

test('docs/operations.md says of each feature what it refuses and what stays', () => {
  const [, table] = readFileSync('docs/operations.md', 'utf8').split('| Feature | Closed, it refuses |');
  const rows = [...table!.split('\n\n')[0]!.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(rows).toEqual(everyFeature);
});
