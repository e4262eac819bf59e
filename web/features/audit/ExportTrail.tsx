import Download from '~icons/lucide/download';
import { Button } from '../../ui/actions/Button.tsx';
import { useAuditFilter } from './use-audit-filter.ts';
import { useExportTrail } from './use-export-trail.ts';

/** Saves what the filters show as a file. */
export function ExportTrail() {
  const { filter } = useAuditFilter();
  const { exportTrail, isExporting } = useExportTrail();
  return (
    <Button variant="secondary" loading={isExporting} onClick={() => void exportTrail(filter)}>
      <Download aria-hidden className="size-5" /> Export CSV
    </Button>
  );
}
