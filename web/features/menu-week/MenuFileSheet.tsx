import { plural, t } from '@lingui/core/macro';
import { sentenceText } from '../../lib/sentence-text.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { mealName } from './meal-name.ts';
import type { FilePreview } from './use-menu-week-file.ts';

interface Props {
  name: string;
  preview: FilePreview | undefined;
  refusal: string | undefined;
  isWorking: boolean;
  onPublish: () => void;
  onClose: () => void;
}

/** The effect of a file: every wrong row, or else every meal whose menu it changes. */
export default function MenuFileSheet({ name, preview, refusal, isWorking, onPublish, onClose }: Props) {
  return (
    <Sheet
      onClose={onClose}
      title={t`Upload menus`}
      description={t`Customers see them right away. Existing orders aren't affected.`}
    >
      <div className="flex flex-col gap-4">
        <div role="status" className="empty:hidden">
          {isWorking && !preview && <p className="text-muted">{t`Reading ${name} …`}</p>}
          {preview && <Effect preview={preview} name={name} />}
        </div>
        <FormRefusal message={refusal} />
        {preview && preview.errors.length === 0 && preview.changed.length > 0 && (
          <Button fullWidth loading={isWorking} onClick={onPublish}>
            {plural(preview.changed.length, { one: 'Publish # meal', other: 'Publish # meals' })}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

function Effect({
  preview: { changed, unchangedCount, errors },
  name,
}: {
  preview: FilePreview;
  name: string;
}) {
  if (errors.length > 0)
    return (
      <>
        <Notice tone="danger">
          {plural(errors.length, {
            one: `# row needs fixing before ${name} can be published.`,
            other: `# rows need fixing before ${name} can be published.`,
          })}
        </Notice>
        <ul aria-label={t`Rows to fix`} className="mt-3 divide-y divide-border">
          {errors.map(({ row, column, message }) => (
            <li key={row} className="py-2 wrap-anywhere">
              <span className="font-medium tabular-nums">{t`Row ${row}, ${column}`}</span>
              <span className="block text-muted">{sentenceText(message)}</span>
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <>
      <Notice tone={changed.length > 0 ? 'leaf' : 'info'}>
        {t`${changed.length} changed, ${unchangedCount} unchanged.`}
      </Notice>
      <ul aria-label={t`Changed menus`} className="mt-3 flex flex-col gap-1 text-muted">
        {changed.map(meal => (
          <li key={`${meal.serviceDate} ${meal.mealtime}`}>{mealName(meal)}</li>
        ))}
      </ul>
    </>
  );
}
