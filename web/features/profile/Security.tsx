import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import KeyRound from '~icons/lucide/key-round';
import LogOut from '~icons/lucide/log-out';
import { passwordMinimumLength, staffPasswordMinimumLength } from '../../../schema/constants.ts';
import type { Role } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { ActionRow } from '../../ui/actions/ActionRow.tsx';
import { rowsLook } from '../../ui/lists/row-look.ts';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { useSignOutEverywhere } from './use-sign-out-everywhere.ts';

const ChangePassword = lazyWithRetry(() => import('./ChangePassword.tsx'));

interface Props {
  email: string;
  role: Role;
  onPasswordChanged: (sessionId: string) => void;
  onSignedOut: () => void;
}

export function Security({ email, role, onPasswordChanged, onSignedOut }: Props) {
  const { signOutEverywhere, isSigningOut } = useSignOutEverywhere({ onSignedOut });
  const { open, show, close } = useDialogInUrl();
  return (
    <>
      <div className={rowsLook}>
        {/* Kitchens sign in by EIN and have no password. */}
        {role !== 'SUPPLIER' && (
          <ActionRow
            icon={<KeyRound aria-hidden />}
            word={t`Change password`}
            onAct={() => show('password')}
          />
        )}
        <ActionRow
          icon={<LogOut aria-hidden />}
          word={t`Sign out everywhere`}
          description={t`On every phone and computer, this one too.`}
          loading={isSigningOut}
          onAct={() => void signOutEverywhere()}
        />
      </div>
      {open === 'password' && (
        <Suspense fallback={null}>
          <ChangePassword
            email={email}
            minimum={role === 'ADMIN' ? staffPasswordMinimumLength : passwordMinimumLength}
            onChanged={onPasswordChanged}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
