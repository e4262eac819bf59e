import { t } from '@lingui/core/macro';
import { usePayoutListQuery } from '../../generated/graphql.ts';
import { inPages, pagesOf } from '../../lib/paged-list.ts';
import { PagedSection } from '../../ui/lists/PagedSection.tsx';
import { MarkPaid } from './MarkPaid.tsx';
import { PayoutCard } from './PayoutCard.tsx';

interface Props {
  /** Given where payouts can be marked as paid. */
  onChanged?: () => void;
}

/** Statements, the newest first. The cook's screen is titled Payouts itself; the admin's has several lists. */
export function PayoutList({ onChanged }: Props) {
  const query = usePayoutListQuery(inPages);
  return (
    <PagedSection
      title={onChanged ? t`Payouts` : t`Payout history`}
      pages={pagesOf(query.data?.payouts, query)}
      empty={t`No payouts yet. They're made every night for delivered orders.`}
      more={t`Show more payouts`}
    >
      {payouts => (
        <ul className="flex flex-col gap-4">
          {payouts.map(payout => (
            <li key={payout.id}>
              <PayoutCard
                payout={payout}
                action={onChanged && (id => <MarkPaid payoutId={id} onPaid={onChanged} />)}
              />
            </li>
          ))}
        </ul>
      )}
    </PagedSection>
  );
}
