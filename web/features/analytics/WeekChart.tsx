import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { weekStart } from './week-name.ts';
import type { Series } from './week-series.ts';

interface Point {
  firstDay: string;
  name: string;
  value: number | null;
  text: string;
}

interface Props {
  series: Series;
  points: readonly Point[];
}

const words = { fill: 'var(--muted)', fontSize: 13 };

/** The picture; a screen reader is given the table below it instead. */
export default function WeekChart({ series, points }: Props) {
  const Chart = series.shape === 'bar' ? BarChart : LineChart;
  return (
    <div aria-hidden className="h-52">
      <ResponsiveContainer width="100%" height="100%">
        <Chart
          data={[...points]}
          accessibilityLayer={false}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke="var(--border)" />
          <XAxis
            dataKey="firstDay"
            tickFormatter={weekStart}
            tick={words}
            tickLine={false}
            axisLine={false}
            minTickGap={16}
          />
          <YAxis
            width={48}
            tick={words}
            tickLine={false}
            axisLine={false}
            allowDecimals={false}
            tickFormatter={series.tick}
            domain={[0, series.ticks?.at(-1) ?? 'auto']}
            {...(series.ticks && { ticks: [...series.ticks] })}
          />
          <Tooltip
            cursor={{ fill: 'var(--sunken)', stroke: 'var(--border)' }}
            content={({ payload }) => <Beside point={payload?.[0]?.payload} />}
          />
          {series.shape === 'bar' ? (
            <Bar
              dataKey="value"
              fill={series.color}
              radius={[4, 4, 0, 0]}
              maxBarSize={36}
              isAnimationActive={false}
            />
          ) : (
            <Line
              dataKey="value"
              stroke={series.color}
              strokeWidth={2.5}
              dot={{ r: 4, fill: series.color }}
              connectNulls
              isAnimationActive={false}
            />
          )}
        </Chart>
      </ResponsiveContainer>
    </div>
  );
}

/** What the pointer is on. */
const Beside = ({ point }: { point: Point | undefined }) =>
  point && (
    <div className="rounded-control border border-border bg-surface px-3 py-2 text-small shadow-lift">
      <p className="text-muted">{point.name}</p>
      <p className="font-semibold tabular-nums">{point.text}</p>
    </div>
  );
