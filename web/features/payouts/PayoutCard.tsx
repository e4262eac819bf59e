import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import Download from '~icons/lucide/download';
import { paths } from '../../app/paths.ts';
import { type PayoutCard_payoutFragment, usePayoutCard_payout } from '../../generated/graphql.ts';
import { dateAndTime, daySpan, shortDay } from '../../lib/formats/dates.ts';
import { buttonLook } from '../../ui/actions/button-look.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { StatementTable } from './StatementTable.tsx';

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

interface Props {
  payout: FragmentType<PayoutCard_payoutFragment>;
  /** For admins: what can be done with one that is not paid yet. */
  action?: (payoutId: string) => ReactNode;
}

/** A payout with its statement, order by order. */
export function PayoutCard({ payout: from, action }: Props) {
  const payout = usePayoutCard_payout(from);
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-lead font-semibold">
            {action ? (
              <Link
                to={paths.adminKitchen(payout.supplierId)}
                className="text-primary underline underline-offset-4"
              >
                {payout.kitchenName}
              </Link>
            ) : (
              <Period lines={payout.lines} />
            )}
          </h3>
          <p className="text-small text-muted">
            {payout.paidAt
              ? t`Paid ${dateAndTime(payout.paidAt, ownZone)}`
              : t`Expected by ${shortDay(payout.expectedOn)}`}
            {payout.paidAt && payout.method === 'BY_HAND' && `, ${payout.reference}`}
          </p>
        </div>
        <div className="flex items-center gap-3">
          <Badge tone={payout.paidAt ? 'leaf' : 'info'}>{payout.paidAt ? t`Paid` : t`On its way`}</Badge>
          <p className="text-title font-bold tabular-nums">{payout.amount.text}</p>
        </div>
      </div>
      <StatementTable lines={payout.lines} />
      <div className="mt-3 flex flex-wrap gap-3 print:hidden">
        <a
          href={`/api/payouts/${payout.id}/statement.csv`}
          download
          className={buttonLook({ variant: 'ghost', isSnug: true })}
        >
          <Download aria-hidden className="size-5" />
          CSV
        </a>
        {payout.status === 'PENDING' && action?.(payout.id)}
      </div>
    </Card>
  );
}

/** The days it pays for, by which a cook tells one payout from another. */
function Period({ lines }: Pick<PayoutCard_payoutFragment, 'lines'>) {
  const days = lines.map(({ day }) => day).sort();
  return days.length > 0 ? daySpan(days[0]!, days.at(-1)!) : t`Payout`;
}
