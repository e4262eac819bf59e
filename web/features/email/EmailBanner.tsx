import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import Mail from '~icons/lucide/mail';
import X from '~icons/lucide/x';
import { maskedEmail } from '../../../schema/rules/masked-email.ts';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { useMailLink } from './use-mail-link.ts';

const actionLook =
  'inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4 disabled:opacity-60';
const dismissedKey = 'emailBannerDismissed';

/** A private window may refuse storage; the banner then returns with the next page. */
const isDismissed = (): boolean => {
  try {
    return sessionStorage.getItem(dismissedKey) !== null;
  } catch {
    return false;
  }
};

const rememberDismissed = () => {
  try {
    sessionStorage.setItem(dismissedKey, 'yes');
  } catch {
    // See isDismissed.
  }
};

interface Props {
  email: string;
  changeAddressPath: string;
}

/** Reminds a signed-in person to confirm the address; dismissed for as long as the tab is open. */
export default function EmailBanner({ email, changeAddressPath }: Props) {
  const [isHidden, setHidden] = useState(isDismissed);
  const { mailLink, isSending, outcome } = useMailLink();
  if (isHidden) return null;
  const dismiss = () => {
    rememberDismissed();
    setHidden(true);
  };
  return (
    <section
      aria-label={t`Confirm your email`}
      className="flex items-start gap-3 border-b bg-info-soft px-4 py-2 print:hidden"
    >
      <Mail aria-hidden className="mt-1 size-5 shrink-0 text-info" />
      <div className="min-w-0 flex-1 text-small">
        <p role="status" className="mt-0.5 break-words">
          {outcome?.text ?? t`Confirm your email: we sent a link to ${maskedEmail(email)}.`}
        </p>
        <div className="flex flex-wrap gap-x-5">
          <button
            type="button"
            className={actionLook}
            disabled={isSending}
            onClick={() => void mailLink()}
          >{t`Send again`}</button>
          <Link to={changeAddressPath} className={actionLook}>{t`Change address`}</Link>
        </div>
      </div>
      <IconButton label={t`Hide`} onClick={dismiss} className="-mt-1.5 -mr-2">
        <X aria-hidden />
      </IconButton>
    </section>
  );
}
