import { t } from '@lingui/core/macro';
import Download from '~icons/lucide/download';
import type { CsvDownload_analyticsFragment } from '../../generated/graphql.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/actions/Button.tsx';

/** The weeks for a spreadsheet. */
export function CsvDownload({ analytics }: { analytics: CsvDownload_analyticsFragment }) {
  const { csv } = analytics;
  return (
    <Button variant="secondary" onClick={() => saveFile(csv, 'tiffin-analytics.csv', 'text/csv')}>
      <Download aria-hidden className="size-5" />
      {t`Download CSV`}
    </Button>
  );
}
