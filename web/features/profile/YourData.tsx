import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import Download from '~icons/lucide/download';
import Trash2 from '~icons/lucide/trash';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { ActionRow } from '../../ui/actions/ActionRow.tsx';
import { rowsLook } from '../../ui/lists/row-look.ts';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { useExportData } from './use-export-data.ts';

const DeleteAccount = lazyWithRetry(() => import('./DeleteAccount.tsx'));

interface Props {
  /** Customers may leave by themselves; others have duties to settle first. */
  mayLeave: boolean;
  onDeleted: () => void;
}

export function YourData({ mayLeave, onDeleted }: Props) {
  const { exportData, isExporting } = useExportData();
  const { open, show, close } = useDialogInUrl();
  return (
    <>
      <div className={rowsLook}>
        <ActionRow
          icon={<Download aria-hidden />}
          word={t`Export my data`}
          description={t`Everything we store about you, as a JSON file.`}
          loading={isExporting}
          onAct={() => void exportData()}
        />
        {mayLeave && (
          <ActionRow
            icon={<Trash2 aria-hidden />}
            word={t`Delete my account`}
            description={t`We'll explain what happens and ask for your password.`}
            isGrave
            onAct={() => show('delete-account')}
          />
        )}
      </div>
      {open === 'delete-account' && (
        <Suspense fallback={null}>
          <DeleteAccount onDeleted={() => void close().then(onDeleted)} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
