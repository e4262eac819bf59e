import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { WeekCharts_analyticsFragment } from '../../generated/graphql.ts';
import { numberFormat } from '../../lib/formats/formats.ts';
import { ratingWords, shareWords } from './share-words.ts';

type Figures = WeekCharts_analyticsFragment['weeks'][number]['figures'];

interface Series {
  /** Names the chart and the head of its column. */
  title: MessageDescriptor;
  /** The color of its bars or its line, as a token. */
  color: string;
  shape: 'bar' | 'line';
  /** The plotted value; null leaves a gap. */
  value: (figures: Figures) => number | null;
  /** How a value of the axis is written. */
  tick: (value: number) => string;
  /** How the figure is written in the table and beside the pointer. */
  text: (figures: Figures) => string;
  /** What the axis shows; without it what suits the values. */
  ticks?: readonly number[];
}

const dollars = (value: number) => `$${numberFormat({}).format(value)}`;
const percent = (value: number) => `${value}%`;
const inPercent = (share: number | null) => (share === null ? null : share * 100);

/** What is drawn of each week, a chart for each. */
export const weekSeries: readonly Series[] = [
  {
    title: msg`Revenue`,
    color: 'var(--primary)',
    shape: 'bar',
    value: figures => figures.revenue.cents / 100,
    tick: dollars,
    text: figures => t`${figures.revenue.text} (your share ${figures.kitchenShare.text})`,
  },
  {
    title: msg`Orders`,
    color: 'var(--info)',
    shape: 'bar',
    value: figures => figures.orders,
    tick: String,
    text: figures => String(figures.orders),
  },
  {
    title: msg`Average rating`,
    color: 'var(--star)',
    shape: 'line',
    value: figures => figures.averageRating,
    tick: String,
    text: figures => ratingWords(figures.averageRating),
    ticks: [1, 2, 3, 4, 5],
  },
  {
    title: msg`Sell-through`,
    color: 'var(--leaf)',
    shape: 'line',
    value: figures => inPercent(figures.sellThrough),
    tick: percent,
    text: figures => shareWords(figures.sellThrough),
  },
  {
    title: msg`Orders canceled`,
    color: 'var(--danger)',
    shape: 'bar',
    value: figures => inPercent(figures.canceledShare),
    tick: percent,
    text: figures => shareWords(figures.canceledShare),
  },
];
export type { Series };
