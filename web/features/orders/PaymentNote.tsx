import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { OrderPaymentStatus } from '../../generated/graphql.ts';
import { phoneLink, support } from '../../lib/support.ts';

interface Props {
  status: OrderPaymentStatus;
  isCanceled: boolean;
}

export function PaymentNote({ status, isCanceled }: Props) {
  if (status === 'PAID') return <p className="text-muted">{t`Paid. Thank you.`}</p>;
  if (status === 'REFUNDED') return <p className="text-muted">{t`You get a full refund.`}</p>;
  if (isCanceled) return <p className="text-muted">{t`Nothing to pay.`}</p>;
  return (
    <p className="text-muted">
      <Trans>
        Payment is due. Our support team will contact you to arrange it:{' '}
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
