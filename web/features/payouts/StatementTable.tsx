import type { PayoutCard_payoutFragment } from '../../generated/graphql.ts';
import { shortDay } from '../../lib/dates.ts';

const head = 'px-2 py-2 text-right font-medium first:pl-0 last:pr-0';
const cell = 'px-2 py-2 text-right whitespace-nowrap first:pl-0 last:pr-0';

/** Order by order; scrolls within itself where the window is narrow. */
export const StatementTable = ({ lines }: Pick<PayoutCard_payoutFragment, 'lines'>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section tabIndex={0} aria-label="Statement" className="mt-3 overflow-x-auto">
    <table className="w-full text-small tabular-nums">
      <thead>
        <tr className="border-b border-border text-muted">
          <th scope="col" className="py-2 pr-2 text-left font-medium">
            Order
          </th>
          <th scope="col" className={head}>
            Gross
          </th>
          <th scope="col" className={head}>
            Platform fee
          </th>
          <th scope="col" className={head}>
            Adjusted
          </th>
          <th scope="col" className={head}>
            Net
          </th>
          <th scope="col" className={head}>
            Card fee, ours
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-border">
        {lines.map(line => (
          <tr key={line.id}>
            <th scope="row" className="py-2 pr-2 text-left font-normal whitespace-nowrap">
              {line.orderNumber ?? 'Adjustment'}
              <span className="block text-muted">{shortDay(line.day)}</span>
              {line.words && (
                <span className="block max-w-48 whitespace-normal text-muted">{line.words}</span>
              )}
            </th>
            <td className={cell}>{line.gross.cents === 0 ? '' : line.gross.text}</td>
            <td className={cell}>{line.gross.cents === 0 ? '' : `−${line.platformFee.text}`}</td>
            <td className={cell}>{line.adjustments.cents === 0 ? '' : line.adjustments.text}</td>
            <td className={`${cell} font-semibold`}>{line.net.text}</td>
            <td className={`${cell} text-muted`}>{line.gross.cents === 0 ? '' : line.cardFee.text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
