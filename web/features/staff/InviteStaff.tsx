import { Suspense } from 'react';
import UserPlus from '~icons/lucide/user-plus';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';

const InviteStaffDialog = lazyWithRetry(() => import('./InviteStaffDialog.tsx'));

export function InviteStaff() {
  const { open, show, close } = useDialogInUrl();
  return (
    <>
      <Button onClick={() => show('invite')}>
        <UserPlus aria-hidden className="size-5" /> Invite staff
      </Button>
      {open === 'invite' && (
        <Suspense fallback={null}>
          <InviteStaffDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}
