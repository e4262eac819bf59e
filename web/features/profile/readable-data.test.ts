import { expect, test } from 'vitest';
import { readableData } from './readable-data.ts';

const words = { title: 'Your data', made: 'Exported today' };
const page = (data: object) => readableData(JSON.stringify(data), words, 'en-US');

test('facts are read as people write them', () => {
  const html = page({
    orders: [{ totalCents: 123_456, placedAt: '2026-11-24 18:31:24.246+00', isPaid: true, note: null }],
  });
  expect(html).toContain('<h2>Orders</h2>');
  expect(html).toContain('<dt>Total</dt><dd><span>$1,234.56</span></dd>');
  expect(html).toMatch(/<dt>Placed at<\/dt><dd><span>Nov 2[45], 2026/);
  expect(html).toContain('<dt>Is paid</dt><dd><span>✓</span></dd><dt>Note</dt><dd><span>–</span></dd>');
});

test('what someone typed stays text', () => {
  const html = page({ '<img>': { name: '<script>alert("x")</script>' } });
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<img>');
  expect(html).toContain('&#60;script&#62;');
});
