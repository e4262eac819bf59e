import { t } from '@lingui/core/macro';

interface Props {
  title: string;
  points: readonly { firstDay: string; name: string; text: string }[];
}

/** The numbers of a chart as a table, for screen readers and for exact values. */
export const WeekTable = ({ title, points }: Props) => (
  <details className="mt-2">
    <summary className="flex min-h-11 items-center font-medium text-primary">
      {t`Show as a table`}
      <span className="sr-only">: {title}</span>
    </summary>
    <table className="w-full text-left tabular-nums">
      <caption className="sr-only">{t`${title} by week`}</caption>
      <thead className="text-small text-muted">
        <tr>
          <th scope="col" className="py-1 font-medium">
            {t`Week`}
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            {title}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-border border-t border-border">
        {points.map(({ firstDay, name, text }) => (
          <tr key={firstDay}>
            <th scope="row" className="py-1.5 pr-3 font-normal">
              {name}
            </th>
            <td className="py-1.5 text-right">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
