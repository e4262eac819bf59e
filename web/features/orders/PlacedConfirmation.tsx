import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { mailLink, phoneLink, support } from '../../lib/support.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';

const linkLook = 'whitespace-nowrap underline underline-offset-2';

/** The confirmation after placing an order: its number, and how it is paid. */
interface Props {
  orderNumber: string;
  isPaid: boolean;
}

export const PlacedConfirmation = ({ orderNumber, isPaid }: Props) => (
  <Notice tone="leaf">
    <p className="text-lead font-semibold">{t`Thank you, your order is placed`}</p>
    {isPaid ? (
      <p className="mt-0.5">
        <Trans>
          Your order number is <strong>{orderNumber}</strong>. It is paid, and the receipt is below.
        </Trans>
      </p>
    ) : (
      <p className="mt-0.5">
        <Trans>
          Your order number is <strong>{orderNumber}</strong>. Our support team will contact you to arrange
          payment. You can also contact support at{' '}
          <a href={phoneLink(support.phone)} className={linkLook}>
            {support.phone}
          </a>{' '}
          or{' '}
          <a href={mailLink} className={linkLook}>
            {support.email}
          </a>
          .
        </Trans>
      </p>
    )}
  </Notice>
);
