import { t } from '@lingui/core/macro';
import { cancellationRows } from './cancellation-rows.ts';

interface Props {
  /** What the order costs, as it is written. */
  total: string;
  /** Whether it is paid before it is cooked; otherwise nothing was paid that could go back. */
  isPaidNow: boolean;
}

/** Before an order is placed or paid: what happens if it is canceled. */
export function CancellationTable({ total, isPaidNow }: Props) {
  return (
    <section aria-labelledby="if-canceled">
      <h3 id="if-canceled" className="font-semibold">
        {t`If the order is canceled`}
      </h3>
      <table className="mt-1 w-full text-small">
        <thead className="sr-only">
          <tr>
            <th scope="col">{t`When`}</th>
            <th scope="col">{t`What happens`}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {cancellationRows(total, isPaidNow).map(({ when, outcome }) => (
            <tr key={when}>
              <th scope="row" className="py-2 text-left font-normal text-muted">
                {when}
              </th>
              <td className="py-2 pl-3 text-right whitespace-nowrap tabular-nums">{outcome}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
