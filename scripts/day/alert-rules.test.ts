import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { fasterRules } from './alert-rules.ts';

const text = `groups:
  - name: tiffin
    rules:
      - alert: Slow
        expr: rate(a_total[5m]) > 5 and max(b offset 10m) > 0
        for: 10m
        labels: { severity: page }
      - alert: Failed
        expr: increase(a_total[1h]) > 0
`;

test('windows, offsets and waits of alerts become shorter, but none shorter than a bound', () => {
  const { groups } = parse(fasterRules(text, 30, 15));
  expect(groups[0].rules).toEqual([
    {
      alert: 'Slow',
      expr: 'rate(a_total[15s]) > 5 and max(b offset 20s) > 0',
      for: '20s',
      labels: { severity: 'page' },
    },
    { alert: 'Failed', expr: 'increase(a_total[120s]) > 0' },
  ]);
});
