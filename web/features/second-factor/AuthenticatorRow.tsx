import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import ScanQrCode from '~icons/lucide/qr-code';
import Trash from '~icons/lucide/trash-2';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { dayWords } from './day-words.ts';
import { FactorRow } from './FactorRow.tsx';
import { useRemoveAuthenticator } from './use-remove-factor.ts';

const RemoveFactor = lazyWithRetry(() => import('./RemoveFactor.tsx'));

export function AuthenticatorRow({ addedAt }: { addedAt: string | null }) {
  const { open, show, close } = useDialogInUrl();
  const remove = useRemoveAuthenticator();
  const added = addedAt && dayWords(addedAt);
  const name = t`Authenticator app`;
  return (
    <FactorRow icon={<ScanQrCode aria-hidden />} name={name} description={added && t`Added ${added}`}>
      <IconButton label={t`Remove the authenticator app`} onClick={() => show('remove-app')}>
        <Trash aria-hidden />
      </IconButton>
      {open === 'remove-app' && (
        <Suspense fallback={null}>
          <RemoveFactor name={name} onRemove={remove} onClose={close} />
        </Suspense>
      )}
    </FactorRow>
  );
}
