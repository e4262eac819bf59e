import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PaymentStatus } from '../../generated/graphql.ts';
import { phoneLink, support } from '../../lib/support.ts';

interface Props {
  status: PaymentStatus;
  isCanceled: boolean;
}

export function PaymentNote({ status, isCanceled }: Props) {
  if (status === 'PAID') return <p className="text-muted">{t`Paid. Thank you.`}</p>;
  if (status === 'REFUNDED') return <p className="text-muted">{t`Everything you paid goes back to you.`}</p>;
  if (isCanceled) return <p className="text-muted">{t`Nothing is to be paid.`}</p>;
  return (
    <p className="text-muted">
      <Trans>
        Payment is due. Our support arranges it with you:{' '}
        <a
          href={phoneLink(support.phone)}
          className="whitespace-nowrap text-primary underline underline-offset-2"
        >
          {support.phone}
        </a>
      </Trans>
    </p>
  );
}
