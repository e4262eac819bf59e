import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { hours } from './hours.ts';

test('the alerts that a fault raises are rules that operators have', async () => {
  const { groups } = parse(await readFile('docs/operations/alerts.yml', 'utf8'));
  const known = groups[0].rules.map(({ alert }: { alert: string }) => alert);
  const named = hours.flatMap(({ fault }) => [...(fault?.alerts ?? []), ...(fault?.mayAlert ?? [])]);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(alert => !known.includes(alert))).toEqual([]);
});
