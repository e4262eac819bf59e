import { Suspense } from 'react';
import type { WeekCharts_analyticsFragment } from '../../generated/graphql.ts';
import { translate } from '../../lib/language.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { WeekTable } from './WeekTable.tsx';
import { weekName } from './week-name.ts';
import { weekSeries } from './week-series.ts';

// The chart library is larger than the screen; the tables show the numbers until it loads.
const WeekChart = lazyWithRetry(() => import('./WeekChart.tsx'));

/** Each figure week by week: as a picture, and as the table it is drawn from. */
export function WeekCharts({ analytics }: { analytics: WeekCharts_analyticsFragment }) {
  const { weeks } = analytics;
  return (
    <>
      {weekSeries.map(series => {
        const points = weeks.map(({ firstDay, lastDay, figures }) => ({
          firstDay,
          name: weekName(firstDay, lastDay),
          value: series.value(figures),
          text: series.text(figures),
        }));
        const title = translate(series.title);
        return (
          <figure key={series.title.id} className="min-w-0 rounded-card border border-border bg-surface p-4">
            <figcaption className="mb-3 text-lead font-semibold">{title}</figcaption>
            <Suspense fallback={<Skeleton className="h-52" />}>
              <WeekChart series={series} points={points} />
            </Suspense>
            <WeekTable title={title} points={points} />
          </figure>
        );
      })}
    </>
  );
}
