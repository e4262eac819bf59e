import { t } from '@lingui/core/macro';
import type { PayoutCard_payoutFragment } from '../../generated/graphql.ts';
import { shortDay } from '../../lib/formats/dates.ts';
import { sentenceText } from '../../lib/sentence-text.ts';

const cell = 'px-2 py-2 text-right whitespace-nowrap last:pr-0';

interface Props {
  line: PayoutCard_payoutFragment['lines'][number];
  className?: string | undefined;
}

/** What an order, or an adjustment, contributes. */
export function StatementRow({ line, className }: Props) {
  const isSale = line.gross.cents !== 0;
  return (
    <tr className={className}>
      <th scope="row" className="py-2 pr-2 text-left font-normal whitespace-nowrap">
        {line.orderNumber ?? t`Adjustment`}
        <span className="block text-muted">{shortDay(line.day)}</span>
        {line.words && (
          <span className="block max-w-48 whitespace-normal text-muted">{sentenceText(line.words)}</span>
        )}
      </th>
      <td className={cell}>{isSale && line.gross.text}</td>
      <td className={cell}>{isSale && `−${line.platformFee.text}`}</td>
      <td className={cell}>{line.adjustments.cents !== 0 && line.adjustments.text}</td>
      <td className={`${cell} font-semibold`}>{line.net.text}</td>
      <td className={`${cell} text-muted`}>{isSale && line.cardFee.text}</td>
    </tr>
  );
}
