import { plural, t } from '@lingui/core/macro';
import FileUp from '~icons/lucide/file-up';
import { Button } from '../../ui/actions/Button.tsx';
import { FileButton } from '../../ui/actions/FileButton.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { useMenuImport } from './use-menu-import.ts';

export function MenuImport() {
  const { file, preview, refusal, isWorking, choose, confirm } = useMenuImport();
  const doing = preview?.rows.filter(row => row.change !== 'UNCHANGED').length ?? 0;
  return (
    <div className="flex flex-col items-start gap-4">
      <FileButton accept=".csv,text/csv" onChoose={chosen => void choose(chosen)}>
        <FileUp aria-hidden className="size-5" /> {t`Choose a CSV file`}
      </FileButton>
      <div role="status" className="w-full empty:hidden">
        {isWorking && !preview && <p className="text-muted">{t`Reading ${file?.name ?? ''} …`}</p>}
        {preview && <ImportPreview preview={preview} name={file?.name ?? ''} />}
      </div>
      <div className="w-full has-[>[role=alert]:empty]:hidden">
        <FormRefusal message={refusal} />
      </div>
      {preview && preview.errors.length === 0 && doing > 0 && (
        <Button loading={isWorking} fullWidth onClick={() => void confirm()}>
          {plural(doing, { one: 'Import # dish', other: 'Import # dishes' })}
        </Button>
      )}
    </div>
  );
}
