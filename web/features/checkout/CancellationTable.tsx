import { t } from '@lingui/core/macro';
import { brand } from '../../lib/brand.ts';
import { formatMoney } from '../../lib/money.ts';
import { cancellationShares } from './cancellation-shares.ts';

const cell = 'py-2 pl-2 text-right tabular-nums';

/** Before anybody pays: who gets what if the order does not happen. */
export function CancellationTable({ totalCents }: { totalCents: number }) {
  return (
    <section aria-labelledby="if-cancelled">
      <h3 id="if-cancelled" className="font-semibold">
        {t`If the order is cancelled`}
      </h3>
      <table className="mt-1 w-full text-small">
        <thead>
          <tr className="border-b border-border text-muted">
            <th scope="col" className="py-2 text-left font-medium">
              {t`When`}
            </th>
            <th scope="col" className="py-2 pl-2 text-right font-medium">
              {t`You get`}
            </th>
            <th scope="col" className="py-2 pl-2 text-right font-medium">
              {t`Kitchen`}
            </th>
            <th scope="col" className="py-2 pl-2 text-right font-medium">
              {brand}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {cancellationShares(totalCents).map(({ when, customer, kitchen, marketplace }) => (
            <tr key={when}>
              <th scope="row" className="py-2 text-left font-normal">
                {when}
              </th>
              <td className={cell}>{formatMoney(customer)}</td>
              <td className={cell}>{formatMoney(kitchen)}</td>
              <td className={cell}>{formatMoney(marketplace)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
