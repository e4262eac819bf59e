import { plural, t } from '@lingui/core/macro';
import type { ChangeEvent } from 'react';
import FileUp from '~icons/lucide/file-up';
import { Button } from '../../ui/actions/Button.tsx';
import { buttonLook } from '../../ui/actions/button-look.ts';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { useMenuImport } from './use-menu-import.ts';

export function MenuImport() {
  const { file, preview, refusal, isWorking, previewFile, importFile } = useMenuImport();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    event.target.value = '';
    if (chosen) void previewFile(chosen);
  };
  const doing = preview?.rows.filter(row => row.change !== 'UNCHANGED').length ?? 0;
  return (
    <div className="flex flex-col items-start gap-4">
      <label
        className={buttonLook({
          variant: 'secondary',
          className:
            'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        })}
      >
        <FileUp aria-hidden className="size-5" />
        {t`Choose a CSV file`}
        <input type="file" accept=".csv,text/csv" onChange={choose} className="sr-only" />
      </label>
      <div role="status" className="w-full empty:hidden">
        {isWorking && !preview && <p className="text-muted">{t`Reading ${file?.name ?? ''} …`}</p>}
        {preview && <ImportPreview preview={preview} name={file?.name ?? ''} />}
      </div>
      <div className="w-full has-[>[role=alert]:empty]:hidden">
        <FormRefusal message={refusal} />
      </div>
      {preview && preview.errors.length === 0 && doing > 0 && (
        <Button loading={isWorking} fullWidth onClick={() => void importFile()}>
          {plural(doing, { one: 'Import # dish', other: 'Import # dishes' })}
        </Button>
      )}
    </div>
  );
}
