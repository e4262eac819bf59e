import { t } from '@lingui/core/macro';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';

interface Props {
  title: string;
  progress: number | undefined;
  isSent: boolean;
}

/** The upload progress. Announced in quarters, so that screen readers aren't interrupted. */
export function UploadProgress({ title, progress, isSent }: Props) {
  const isSending = progress !== undefined;
  const quarter = Math.floor((progress ?? 0) * 4) * 25;
  return (
    <>
      {isSending && (
        <ProgressBar
          label={t`Uploading ${title}`}
          value={progress}
          words={`${Math.round(progress * 100)}%`}
        />
      )}
      <p role="status" className="sr-only">
        {isSending && t`Uploading ${title}: ${quarter}%`}
        {!isSending && isSent && t`${title} is uploaded`}
      </p>
    </>
  );
}
