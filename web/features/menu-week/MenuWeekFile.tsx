import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import FileDown from '~icons/lucide/file-down';
import FileUp from '~icons/lucide/file-up';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FileButton } from '../../ui/actions/FileButton.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { type OnPublished, useMenuWeekFile } from './use-menu-week-file.ts';

const dialog = 'menus-file';

const MenuFileSheet = lazyWithRetry(() => import('./MenuFileSheet.tsx'));

/** The menus of eight weeks as a file, to change them in a spreadsheet. */
export function MenuWeekFile({ onPublished }: { onPublished: OnPublished }) {
  const { file, preview, refusal, isWorking, download, choose, confirm } = useMenuWeekFile(onPublished);
  const { open, show, close } = useDialogInUrl();
  const take = (chosen: File) => {
    show(dialog);
    void choose(chosen);
  };
  const send = async () => {
    if (await confirm()) await close();
  };
  return (
    <>
      <Button variant="secondary" isSnug onClick={() => void download()}>
        <FileDown aria-hidden className="size-4" /> {t`Download`}
      </Button>
      <FileButton accept=".csv,text/csv" isSnug onChoose={take}>
        <FileUp aria-hidden className="size-4" /> {t`Upload`}
      </FileButton>
      {file && open === dialog && (
        <Suspense fallback={null}>
          <MenuFileSheet
            name={file.name}
            preview={preview}
            refusal={refusal}
            isWorking={isWorking}
            onPublish={() => void send()}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
