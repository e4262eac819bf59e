import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '../../app/paths.ts';
import { mailLink, phoneLink, support } from '../../lib/support.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';

/** Shown at checkout while card payments are off. */
export const PaymentNotice = () => (
  <Notice
    tone="info"
    action={<ButtonLink variant="secondary" to={paths.home()}>{t`Return to Home`}</ButtonLink>}
  >
    <p className="font-semibold">{t`Online payment is currently disabled`}</p>
    <p className="mt-0.5">
      <Trans>
        You pay nothing now. Our support team will contact you to arrange payment. You can also contact
        support at{' '}
        <a href={phoneLink(support.phone)} className="underline underline-offset-2">
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
