import { expect, test } from 'vitest';
import { PrometheusMetrics } from './prometheus-metrics.ts';

const linesOf = async (metrics: PrometheusMetrics, name: string) =>
  (await metrics.read()).split('\n').filter(line => line.startsWith(name));

test('a metric that cannot be read is missing and counted, and is there again afterwards', async () => {
  const metrics = new PrometheusMetrics();
  let read = async () => 7;
  metrics.gauge({ name: 'entries', help: 'Entries.' }, async () => [{ value: await read() }]);
  metrics.gauge({ name: 'jobs', help: 'Jobs.', labelNames: ['queue'] }, async () => [
    { labels: { queue: 'mail' }, value: await read() },
  ]);
  expect(await linesOf(metrics, 'entries')).toEqual(['entries 7']);
  expect(await linesOf(metrics, 'jobs')).toEqual(['jobs{queue="mail"} 7']);

  read = () => Promise.reject(new Error('The database is away.'));
  expect(await linesOf(metrics, 'entries')).toEqual([]);
  expect(await linesOf(metrics, 'jobs')).toEqual([]);
  expect(await linesOf(metrics, 'tiffin_metrics_unread_total{metric="entries"}')).toEqual([
    'tiffin_metrics_unread_total{metric="entries"} 2',
  ]);

  read = async () => 0;
  expect(await linesOf(metrics, 'entries')).toEqual(['entries 0']);
});

test('a statement is in flight until it ended, whatever its outcome', async () => {
  const metrics = new PrometheusMetrics();
  const ends = [metrics.statementBegan(), metrics.statementBegan()];
  expect(await linesOf(metrics, 'tiffin_sql_statements_in_flight ')).toEqual([
    'tiffin_sql_statements_in_flight 2',
  ]);
  ends[0]!('ok');
  ends[1]!('failed');
  expect(await linesOf(metrics, 'tiffin_sql_statements_in_flight ')).toEqual([
    'tiffin_sql_statements_in_flight 0',
  ]);
  expect(await linesOf(metrics, 'tiffin_sql_statement_seconds_count')).toEqual([
    'tiffin_sql_statement_seconds_count{outcome="ok"} 1',
    'tiffin_sql_statement_seconds_count{outcome="failed"} 1',
  ]);
});
