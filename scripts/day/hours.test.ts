import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { hours, possibleAt } from './hours.ts';
import type { SmallDisk } from './small-disk.ts';

test('the alerts that a fault raises are rules that operators have', async () => {
  const { groups } = parse(await readFile('docs/operations/alerts.yml', 'utf8'));
  const known = groups[0].rules.map(({ alert }: { alert: string }) => alert);
  const named = hours.flatMap(({ fault }) => [...(fault?.alerts ?? []), ...(fault?.mayAlert ?? [])]);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(alert => !known.includes(alert))).toEqual([]);
});

test('an account that may not mount a disk plays each hour, without a full disk', () => {
  const mounted = { disk: {} as SmallDisk };
  const unmounted = { disk: undefined };
  for (const hour of hours) expect(possibleAt(mounted, hour)).toEqual({ hour });
  const left = hours.filter(hour => possibleAt(unmounted, hour).leftOut !== undefined);
  expect(left.map(({ title }) => title)).toEqual(['A full disk']);
  const { hour, leftOut } = possibleAt(unmounted, left[0]!);
  expect(hour).toEqual({ ...left[0]!, fault: undefined });
  expect(leftOut).toBe('this account may not mount a disk');
});
