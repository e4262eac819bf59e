import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { mailLink, phoneLink, support } from '../../lib/support.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';

/** Beneath the total while card payments are off. */
export const PaymentNotice = () => (
  <Notice
    tone="info"
    action={
      <Link
        to={paths.home()}
        className="-my-2 inline-flex min-h-11 items-center font-medium text-ink underline underline-offset-4"
      >{t`Return to Home`}</Link>
    }
  >
    <p className="font-semibold">{t`Online payment is currently disabled`}</p>
    <p className="mt-0.5">
      <Trans>
        You pay nothing now. Our support team will contact you to arrange payment. You can also contact
        support at{' '}
        <a href={phoneLink(support.phone)} className="whitespace-nowrap underline underline-offset-2">
          {support.phone}
        </a>{' '}
        or{' '}
        <a href={mailLink} className="underline underline-offset-2">
          {support.email}
        </a>
        .
      </Trans>
    </p>
  </Notice>
);
