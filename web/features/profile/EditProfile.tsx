import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import Pencil from '~icons/lucide/pencil';
import { type EditProfile_userFragment, useEditProfile_user } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import type { Person } from './use-update-profile.ts';

const EditProfileSheet = lazyWithRetry(() => import('./EditProfileSheet.tsx'));

interface Props {
  user: FragmentType<EditProfile_userFragment>;
  onSaved: (person: Person) => void;
}

export function EditProfile({ user: from, onSaved }: Props) {
  const user = useEditProfile_user(from);
  const { open, show, close } = useDialogInUrl();
  return (
    <>
      <Button variant="secondary" onClick={() => show('profile')}>
        <Pencil aria-hidden className="size-4" /> {t`Edit profile`}
      </Button>
      {open === 'profile' && (
        <Suspense fallback={null}>
          <EditProfileSheet user={user} onSaved={onSaved} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
