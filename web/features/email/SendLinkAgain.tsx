import { t } from '@lingui/core/macro';
import { Button } from '../../ui/actions/Button.tsx';
import { useMailLink } from './use-mail-link.ts';

/** Mails the signed-in person another link. The region is always there, so that its text is read when it comes. */
export function SendLinkAgain({ variant = 'secondary' }: { variant?: 'secondary' | 'primary' }) {
  const { mailLink, isSending, outcome } = useMailLink();
  return (
    <div className="flex flex-col items-start gap-2">
      {!outcome?.isSent && (
        <Button
          variant={variant}
          loading={isSending}
          onClick={() => void mailLink()}
        >{t`Send the link again`}</Button>
      )}
      <p role="status" className="text-small empty:hidden">
        {outcome?.text}
      </p>
    </div>
  );
}
