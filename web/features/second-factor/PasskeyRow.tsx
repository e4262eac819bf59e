import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import KeySquare from '~icons/lucide/key-round';
import Pencil from '~icons/lucide/pencil';
import Trash from '~icons/lucide/trash-2';
import type { OwnSecondFactorFragment } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { dayWords } from './day-words.ts';
import { FactorRow } from './FactorRow.tsx';
import { useRemovePasskey } from './use-remove-factor.ts';

const RenamePasskey = lazyWithRetry(() => import('./RenamePasskey.tsx'));
const RemoveFactor = lazyWithRetry(() => import('./RemoveFactor.tsx'));

export function PasskeyRow({ passkey }: { passkey: OwnSecondFactorFragment['passkeys'][number] }) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const { open, show, close } = useDialogInUrl();
  const remove = useRemovePasskey(id, name);
  const added = dayWords(createdAt);
  const used = lastUsedAt && dayWords(lastUsedAt);
  return (
    <FactorRow
      icon={<KeySquare aria-hidden />}
      name={name}
      description={used ? t`Passkey, added ${added}, last used ${used}` : t`Passkey, added ${added}`}
    >
      <IconButton label={t`Rename ${name}`} onClick={() => show(`rename-${id}`)}>
        <Pencil aria-hidden />
      </IconButton>
      <IconButton label={t`Remove ${name}`} onClick={() => show(`remove-${id}`)}>
        <Trash aria-hidden />
      </IconButton>
      <Suspense fallback={null}>
        {open === `rename-${id}` && <RenamePasskey passkey={passkey} onClose={close} />}
        {open === `remove-${id}` && <RemoveFactor name={name} onRemove={remove} onClose={close} />}
      </Suspense>
    </FactorRow>
  );
}
