import type { FragmentType } from '@apollo/client';
import { Suspense } from 'react';
import { type ChangeStaffRole_personFragment, useChangeStaffRole_person } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';

const ChangeStaffRoleDialog = lazyWithRetry(() => import('./ChangeStaffRoleDialog.tsx'));

export function ChangeStaffRole({ person: from }: { person: FragmentType<ChangeStaffRole_personFragment> }) {
  const { id, user } = useChangeStaffRole_person(from);
  const { open, show, close } = useDialogInUrl();
  return (
    <>
      <Button variant="secondary" onClick={() => show('role')}>
        Change role
      </Button>
      {open === 'role' && user.staffRole && (
        <Suspense fallback={null}>
          <ChangeStaffRoleDialog personId={id} name={user.name} staffRole={user.staffRole} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
