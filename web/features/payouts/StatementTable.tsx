import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { PayoutCard_payoutFragment } from '../../generated/graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { StatementRow } from './StatementRow.tsx';

const head = 'px-2 py-2 text-right font-medium whitespace-nowrap last:pr-0';
const headings = () => [t`Gross`, t`Platform fee`, t`Adjustments`, t`Net`, t`Card fee (paid by us)`];

/** How many lines are shown at first; paper has them all. */
const linesAtFirst = 8;

/** Order by order; scrolls within itself where the window is narrow. */
export function StatementTable({ lines }: Pick<PayoutCard_payoutFragment, 'lines'>) {
  const [isWhole, setIsWhole] = useState(lines.length <= linesAtFirst + 2);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label={t`Statement`} className="mt-3 overflow-x-auto">
        <table className="w-full text-small tabular-nums">
          <thead>
            <tr className="border-b border-border text-muted">
              <th scope="col" className="py-2 pr-2 text-left font-medium">
                {t`Order`}
              </th>
              {headings().map(heading => (
                <th key={heading} scope="col" className={head}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-border">
            {lines.map((line, index) => (
              <StatementRow
                key={line.id}
                line={line}
                className={isWhole || index < linesAtFirst ? undefined : 'hidden print:table-row'}
              />
            ))}
          </tbody>
        </table>
      </section>
      {!isWhole && (
        <Button variant="ghost" isSnug className="mt-2 w-full print:hidden" onClick={() => setIsWhole(true)}>
          {t`Show all ${lines.length} lines`}
        </Button>
      )}
    </>
  );
}
