import type { FragmentType } from '@apollo/client';
import {
  type LedgerPanel_ledgerFragment,
  useCheckLedgerMutation,
  useLedgerPanel_ledger,
} from '../../generated/graphql.ts';
import { dateAndTime } from '../../lib/formats/dates.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What the accounts hold, and whether they agree with payments, refunds and payouts. */
export function LedgerPanel({ ledger: from }: { ledger: FragmentType<LedgerPanel_ledgerFragment> }) {
  const [check, { loading, error }] = useCheckLedgerMutation();
  const ledger = useLedgerPanel_ledger(from);
  const accounts = [
    { name: 'With the card provider', value: ledger.withProvider.text },
    { name: 'In the bank', value: ledger.inBank.text },
    { name: 'Card fees', value: ledger.cardFees.text },
    { name: 'In dispute', value: ledger.inDispute.text },
    { name: 'Platform fees', value: ledger.platformFees.text },
    { name: 'Owed to kitchens', value: ledger.owedToKitchens.text },
    { name: 'Owed to customers', value: ledger.owedToCustomers.text },
    { name: 'Credit of customers', value: ledger.creditOfCustomers.text },
  ];
  return (
    <section aria-labelledby="ledger">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="ledger" className="text-title font-bold">
          Ledger
        </h2>
        <Button variant="secondary" isSnug loading={loading} onClick={() => void check()}>
          Check now
        </Button>
      </div>
      <Card className="flex flex-col gap-4">
        <LastCheck lastCheck={ledger.lastCheck} hasFailed={error !== undefined} />
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-4">
          {accounts.map(({ name, value }) => (
            <div key={name}>
              <dt className="text-small text-muted">{name}</dt>
              <dd className="text-lead font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
}

interface Checked {
  lastCheck: { at: string; findings: readonly string[] } | null;
  hasFailed: boolean;
}

function LastCheck({ lastCheck, hasFailed }: Checked) {
  if (hasFailed) return <Notice tone="danger">Couldn't check the ledger. Please try again.</Notice>;
  if (!lastCheck) return <Notice tone="info">The ledger is checked every night.</Notice>;
  const when = dateAndTime(lastCheck.at, ownZone);
  return (
    <div role="status">
      {lastCheck.findings.length === 0 ? (
        <Notice tone="leaf">Checked {when}: everything matches.</Notice>
      ) : (
        <Notice tone="danger">
          <p className="font-semibold">Checked {when}: something doesn't match.</p>
          <ul className="mt-1 list-disc pl-5">
            {lastCheck.findings.map(finding => (
              <li key={finding}>{finding}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
