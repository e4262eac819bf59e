import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import Braces from '~icons/lucide/braces';
import Download from '~icons/lucide/download';
import Trash2 from '~icons/lucide/trash';
import type { Role } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { ActionRow } from '../../ui/actions/ActionRow.tsx';
import { rowsLook } from '../../ui/lists/row-look.ts';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { useExportData } from './use-export-data.ts';

const DeleteAccount = lazyWithRetry(() => import('./DeleteAccount.tsx'));
const CloseKitchen = lazyWithRetry(() => import('./CloseKitchen.tsx'));

interface Props {
  role: Role;
  onDeleted: () => void;
}

/** Customers and kitchens leave by themselves; another owner removes staff. */
export function YourData({ role, onDeleted }: Props) {
  const { exportData, isExporting } = useExportData();
  const { open, show, close } = useDialogInUrl();
  return (
    <>
      <div className={rowsLook}>
        <ActionRow
          icon={<Download aria-hidden />}
          word={t`Export my data`}
          description={t`Everything we store about you, as a page to read or print.`}
          loading={isExporting === 'page'}
          onAct={() => void exportData('page')}
        />
        <ActionRow
          icon={<Braces aria-hidden />}
          word={t`Export my data as JSON`}
          description={t`The same for a computer program.`}
          loading={isExporting === 'json'}
          onAct={() => void exportData('json')}
        />
        {role === 'CUSTOMER' && (
          <ActionRow
            icon={<Trash2 aria-hidden />}
            word={t`Delete my account`}
            description={t`We'll explain what happens and ask for your password.`}
            isGrave
            onAct={() => show('delete-account')}
          />
        )}
        {role === 'SUPPLIER' && (
          <ActionRow
            icon={<Trash2 aria-hidden />}
            word={t`Close my kitchen`}
            description={t`We'll explain what is erased and what the law keeps.`}
            isGrave
            onAct={() => show('close-kitchen')}
          />
        )}
      </div>
      {open === 'close-kitchen' && (
        <Suspense fallback={null}>
          <CloseKitchen onDeleted={() => void close().then(onDeleted)} onClose={close} />
        </Suspense>
      )}
      {open === 'delete-account' && (
        <Suspense fallback={null}>
          <DeleteAccount onDeleted={() => void close().then(onDeleted)} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
