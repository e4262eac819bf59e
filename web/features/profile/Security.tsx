import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import KeyRound from '~icons/lucide/key-round';
import LogOut from '~icons/lucide/log-out';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { ActionRow } from '../../ui/actions/ActionRow.tsx';
import { rowsLook } from '../../ui/lists/row-look.ts';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { useSignOutEverywhere } from './use-sign-out-everywhere.ts';

const ChangePassword = lazyWithRetry(() => import('./ChangePassword.tsx'));

interface Props {
  email: string;
  /** Kitchens sign in by EIN and have none. */
  hasPassword: boolean;
  onPasswordChanged: (sessionId: string) => void;
  onSignedOut: () => void;
}

export function Security({ email, hasPassword, onPasswordChanged, onSignedOut }: Props) {
  const { signOutEverywhere, isSigningOut } = useSignOutEverywhere({ onSignedOut });
  const { open, show, close } = useDialogInUrl();
  return (
    <>
      <div className={rowsLook}>
        {hasPassword && (
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
          <ChangePassword email={email} onChanged={onPasswordChanged} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
