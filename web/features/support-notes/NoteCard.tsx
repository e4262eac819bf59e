import { t } from '@lingui/core/macro';
import type { NoteCard_noteFragment } from '../../generated/graphql.ts';
import { localMoment } from '../../lib/formats/moments.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';

interface Props {
  note: NoteCard_noteFragment;
  onRemove: () => void;
}

/** Who wrote what, and when. */
export function NoteCard({ note: { text, authorName, writtenAt, viewerCanRemove }, onRemove }: Props) {
  const when = localMoment(writtenAt);
  return (
    <Card className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="min-w-0 text-small text-muted wrap-anywhere">
          <span className="font-semibold text-ink">{authorName}</span>
          {' · '}
          <time dateTime={writtenAt}>{when}</time>
        </p>
        {viewerCanRemove && (
          <Button
            variant="ghost"
            isSnug
            aria-label={t`Remove the note of ${authorName}, ${when}`}
            onClick={onRemove}
          >{t`Remove`}</Button>
        )}
      </div>
      {text === null ? (
        <p className="text-muted italic">{t`Erased with the account.`}</p>
      ) : (
        <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      )}
    </Card>
  );
}
