import { Suspense } from 'react';
import { reasonLengthLimit } from '../../../schema/constants.ts';
import { staffPasswordLinkHours } from '../../../schema/rules/staff.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { useSendPasswordLink } from './use-send-password-link.ts';

const ReasonDialog = lazyWithRetry(() => import('../../ui/overlays/ReasonDialog.tsx'));

const reasons = ['They forgot it, and we checked who they are.', 'Someone else may know it.'];

interface Props {
  personId: string;
  name: string;
  email: string;
}

/** Helps a staff member who forgot the password. */
export function SendPasswordLink({ personId, name, email }: Props) {
  const { open, show, close } = useDialogInUrl();
  const send = useSendPasswordLink(personId, name);
  const dialog = `password-${personId}`;
  return (
    <>
      <Button variant="secondary" isSnug onClick={() => show(dialog)}>
        Send password link<span className="sr-only"> to {name}</span>
      </Button>
      {open === dialog && (
        <Suspense fallback={null}>
          <ReasonDialog
            title={`Send ${name} a link for a new password?`}
            description={`It goes to ${email}, and works once, for ${staffPasswordLinkHours} hours. Once they set a new password, they are signed out everywhere else.`}
            act="Send link"
            draftKey={dialog}
            suggestions={reasons}
            hint="Saved in the audit trail."
            longest={reasonLengthLimit}
            onAct={send}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
