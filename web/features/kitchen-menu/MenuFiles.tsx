import { t } from '@lingui/core/macro';
import FileDown from '~icons/lucide/file-down';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { MenuImport } from './MenuImport.tsx';
import { useMyMenuFile } from './use-my-menu-file.ts';

/** Exports the menu to a spreadsheet and imports it. */
export function MenuFiles() {
  const { download, isLoading } = useMyMenuFile();
  return (
    <div className="flex flex-col gap-4">
      <Card>
        <h2 className="text-title font-semibold">{t`Export`}</h2>
        <p className="mt-1 mb-4 text-muted">
          {t`Your whole menu as a CSV file for any spreadsheet: to save, print, or change many prices.`}
        </p>
        <Button variant="secondary" loading={isLoading} onClick={() => void download()}>
          <FileDown aria-hidden className="size-5" /> {t`Download my menu`}
        </Button>
      </Card>
      <Card>
        <h2 className="text-title font-semibold">{t`Import`}</h2>
        <p className="mt-1 mb-4 text-muted">
          {t`Dishes with the same name are updated, new ones are added, and none are removed. You'll see a preview first.`}
        </p>
        <MenuImport />
      </Card>
    </div>
  );
}
