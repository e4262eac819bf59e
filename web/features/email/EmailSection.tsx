import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import Mail from '~icons/lucide/mail';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { ActionRow } from '../../ui/actions/ActionRow.tsx';
import { rowsLook } from '../../ui/lists/row-look.ts';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { SendLinkAgain } from './SendLinkAgain.tsx';

const ChangeEmail = lazyWithRetry(() => import('./ChangeEmail.tsx'));

interface Props {
  email: string;
  isProven: boolean;
}

/** The address of the account, whether it is confirmed, and the way to change it. */
export function EmailSection({ email, isProven }: Props) {
  const { open, show, close } = useDialogInUrl();
  return (
    <section aria-labelledby="email" className="flex flex-col gap-3">
      <h2 id="email" className="text-title font-semibold">{t`Email`}</h2>
      <p className="wrap-anywhere">
        {email}
        <span className="block text-small text-muted">
          {isProven ? t`Confirmed` : t`Not confirmed yet. We emailed a link to this address.`}
        </span>
      </p>
      {!isProven && <SendLinkAgain />}
      <div className={rowsLook}>
        <ActionRow icon={<Mail aria-hidden />} word={t`Change email`} onAct={() => show('email')} />
      </div>
      {open === 'email' && (
        <Suspense fallback={null}>
          <ChangeEmail onClose={close} />
        </Suspense>
      )}
    </section>
  );
}
