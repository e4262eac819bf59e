import { t } from '@lingui/core/macro';
import { type ChangeEvent, Suspense } from 'react';
import FileDown from '~icons/lucide/file-down';
import FileUp from '~icons/lucide/file-up';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { buttonLook } from '../../ui/actions/button-look.ts';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { type OnPublished, useMenuWeekFile } from './use-menu-week-file.ts';

const dialog = 'menus-file';

const MenuFileSheet = lazyWithRetry(() => import('./MenuFileSheet.tsx'));

/** The menus of eight weeks as a file, to change them in a spreadsheet. */
export function MenuWeekFile({ onPublished }: { onPublished: OnPublished }) {
  const { file, preview, refusal, isWorking, download, choose, publish } = useMenuWeekFile(onPublished);
  const { open, show, close } = useDialogInUrl();
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    event.target.value = '';
    if (!chosen) return;
    show(dialog);
    void choose(chosen);
  };
  const send = async () => {
    if (await publish()) await close();
  };
  return (
    <>
      <Button variant="secondary" isSnug onClick={() => void download()}>
        <FileDown aria-hidden className="size-4" /> {t`Download`}
      </Button>
      <label
        className={buttonLook({
          variant: 'secondary',
          isSnug: true,
          className:
            'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        })}
      >
        <FileUp aria-hidden className="size-4" /> {t`Upload`}
        <input type="file" accept=".csv,text/csv" onChange={take} className="sr-only" />
      </label>
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
