import { expect, test } from 'vitest';
import { SecurityLog } from './security-log.ts';

const opened = () => {
  const lines: Record<string, unknown>[] = [];
  let now = Date.parse('2026-11-17T17:00:00Z');
  const log = { error: () => undefined, warn: (facts: object) => void lines.push({ ...facts }) };
  return {
    lines,
    log: new SecurityLog(log, () => new Date(now)),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
};

test('logs ten lines a minute per source, then how many were suppressed', () => {
  const { log, lines, pass } = opened();
  for (let times = 0; times < 50; times++) log.write('sign-in refused', { source: '203.0.113.7' });
  log.write('sign-in refused', { source: '198.51.100.1' });
  expect(lines).toHaveLength(11);
  pass(60_000);
  log.write('sign-in refused', { source: '203.0.113.7' });
  expect(lines.slice(11)).toEqual([
    { event: 'security events suppressed', suppressed: 40, seconds: 60 },
    { event: 'sign-in refused', source: '203.0.113.7' },
  ]);
});

test('logs 300 lines a minute over all sources', () => {
  const { log, lines } = opened();
  for (let source = 0; source < 10_000; source++) log.write('request refused', { source: `host ${source}` });
  expect(lines).toHaveLength(300);
  log.write('limit reached', { source: 'host 1' });
  expect(lines).toHaveLength(301);
});
