import { translate } from '../../lib/language.ts';
import { support } from '../../lib/support.ts';

export const SupportHours = () => (
  <dl className="divide-y divide-border rounded-card border border-border bg-surface px-4">
    {support.hours.map(({ days, time }) => (
      <div key={days.id} className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-2">
        <dt>{translate(days)}</dt>
        <dd className="font-medium tabular-nums">{translate(time)}</dd>
      </div>
    ))}
  </dl>
);
