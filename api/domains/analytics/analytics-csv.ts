import { stringify } from 'csv-stringify/sync';
import type { AnalyticsWeek } from './supplier-analytics.ts';

const dollars = (cents: number) => (cents / 100).toFixed(2);
const percent = (share: number | null) => (share === null ? '' : (share * 100).toFixed(1));

type Column = [title: string, cell: (week: AnalyticsWeek) => string | number];

const columns: Column[] = [
  ['Week from', week => week.firstDay],
  ['Week to', week => week.lastDay],
  ['Orders', ({ figures }) => figures.orders],
  ['Canceled orders', ({ figures }) => figures.canceledOrders],
  ['Canceled share in %', ({ figures }) => percent(figures.canceledShare)],
  ['Revenue in USD', ({ figures }) => dollars(figures.revenue.cents)],
  ["Kitchen's share in USD", ({ figures }) => dollars(figures.kitchenShare.cents)],
  ['Reviews', ({ figures }) => figures.ratings],
  ['Average rating', ({ figures }) => figures.averageRating?.toFixed(2) ?? ''],
  ['Plates sold', ({ figures }) => figures.platesSold],
  ['Plates offered', ({ figures }) => figures.platesOffered],
  ['Sell-through in %', ({ figures }) => percent(figures.sellThrough)],
];

/** Formats the weeks as CSV, with cells that a spreadsheet would treat as formulas escaped. */
export const analyticsCsv = (weeks: readonly AnalyticsWeek[]): string =>
  stringify([columns.map(([title]) => title), ...weeks.map(week => columns.map(([, cell]) => cell(week)))], {
    escape_formulas: true,
    bom: true,
    record_delimiter: 'windows',
  });
