import { ProgressBar } from '../../ui/ProgressBar.tsx';

interface Props {
  title: string;
  progress: number | undefined;
  isSent: boolean;
}

/** How far a file is. Spoken in quarters, so that nobody is talked over. */
export function UploadProgress({ title, progress, isSent }: Props) {
  const isSending = progress !== undefined;
  const quarter = Math.floor((progress ?? 0) * 4) * 25;
  return (
    <>
      {isSending && (
        <ProgressBar label={`Uploading ${title}`} value={progress} words={`${Math.round(progress * 100)}%`} />
      )}
      <p role="status" className="sr-only">
        {isSending && `Uploading ${title}: ${quarter}%`}
        {!isSending && isSent && `${title} is uploaded`}
      </p>
    </>
  );
}
