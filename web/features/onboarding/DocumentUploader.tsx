import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import { type DragEvent, useId, useRef, useState } from 'react';
import FileUp from '~icons/lucide/file-up';
import type { OnboardingStepId } from '../../generated/graphql.ts';
import { acceptedFiles } from '../../lib/check-file.ts';
import { sentenceText } from '../../lib/sentence-text.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { FilePreview } from './FilePreview.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { useUpload } from './use-upload.ts';

interface Props {
  stepId: OnboardingStepId;
  title: string;
  isReplacing: boolean;
  /** A smaller version, for optional documents. */
  isSmall: boolean;
}

/** Takes a file by choosing or dropping, shows it while it is sent, and says how far it is or why it was refused. */
export function DocumentUploader({ stepId, title, isReplacing, isSmall }: Props) {
  const { upload, start } = useUpload(stepId);
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const isBusy = upload.progress !== undefined;

  const take = (file: File | undefined) => {
    if (file && !isBusy) void start(file);
    // The same file can be chosen again after it was refused.
    if (input.current) input.current.value = '';
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  };

  return (
    <div className="mt-3 flex flex-col gap-2">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the file field inside does the same by keyboard */}
      <div
        onDragOver={over}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={clsx(
          'rounded-control border border-dashed has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          isSmall && 'w-fit max-w-full',
          isOver ? 'border-primary bg-primary-soft' : 'border-input-border bg-bg hover:bg-sunken',
        )}
      >
        <label
          className={clsx(
            'flex cursor-pointer items-center gap-3 px-3.5',
            isSmall ? 'min-h-11' : 'min-h-14 py-2.5',
          )}
        >
          <FileUp aria-hidden className="size-6 shrink-0 text-primary" />
          <span className="min-w-0">
            <span className="block font-semibold text-primary">
              {isReplacing ? t`Replace document` : t`Upload document`}
              <span className="sr-only">: {title}</span>
            </span>
            <span id={hint} className={isSmall ? 'sr-only' : 'block text-small text-muted'}>
              {t`Choose or drop a PDF, JPG or PNG, up to 10MB`}
            </span>
          </span>
          <input
            ref={input}
            type="file"
            accept={acceptedFiles}
            disabled={isBusy}
            aria-describedby={hint}
            onChange={event => take(event.target.files?.[0])}
            className="sr-only"
          />
        </label>
      </div>
      {isBusy && upload.file && <FilePreview file={upload.file} />}
      <UploadProgress title={title} progress={upload.progress} isSent={Boolean(upload.file)} />
      <div role="alert" className="empty:hidden">
        {upload.refusal && (
          <Notice tone="danger">
            <strong>{sentenceText(upload.refusal.title)}</strong>
            <p>{sentenceText(upload.refusal.text)}</p>
          </Notice>
        )}
      </div>
    </div>
  );
}
