import type { BillTable_billFragment } from '../../generated/graphql.ts';
import { dateAndTime } from '../../lib/formats/dates.ts';
import { chargesWords, hasFailed, lastChargeWords } from './last-charge-words.ts';

/** What became of the last charge to the customer's card, when, and after how many. */
export function LastCharge({ bill: { lastCharge, supplier } }: { bill: BillTable_billFragment }) {
  const words = lastChargeWords(lastCharge);
  if (!lastCharge) return <span className="text-muted">{words}</span>;
  const when = dateAndTime(lastCharge.endedAt ?? lastCharge.startedAt, supplier.city.timeZone);
  return (
    <>
      <span className={hasFailed(lastCharge) ? 'font-medium text-danger' : undefined}>{words}</span>
      <span className="block text-small text-muted">
        {[when, chargesWords(lastCharge)].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}
