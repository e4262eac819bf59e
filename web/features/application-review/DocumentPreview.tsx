import { Suspense, useState } from 'react';
import Download from '~icons/lucide/download';
import Minus from '~icons/lucide/minus';
import Plus from '~icons/lucide/plus';
import { fileSize } from '../../lib/formats/file-size.ts';
import { localMoment } from '../../lib/formats/moments.ts';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import type { Document } from './next-act.ts';
import { useDocumentFile } from './use-document-file.ts';

const PdfView = lazyWithRetry(() => import('./PdfView.tsx'));

const zooms = [1, 1.5, 2, 3] as const;

interface Props {
  title: string;
  document: Document;
}

/** A document as uploaded, rendered from its bytes: nothing in it is executed. */
export function DocumentPreview({ title, document }: Props) {
  const { fileName, contentType, documentUrl, bytes, submittedAt } = document;
  const [zoom, setZoom] = useState(0);
  return (
    <section aria-label={`${title}: ${fileName}`}>
      <div className="mb-2 flex flex-wrap items-center gap-x-2">
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold">{title}</h3>
          <p className="text-small text-muted wrap-anywhere">
            {fileName}, {fileSize(bytes)}
            {submittedAt && `, ${localMoment(submittedAt)}`}
          </p>
        </div>
        <IconButton
          label="Smaller"
          disabled={zoom === 0}
          className="disabled:opacity-40"
          onClick={() => setZoom(zoom - 1)}
        >
          <Minus aria-hidden />
        </IconButton>
        <IconButton
          label="Larger"
          disabled={zoom === zooms.length - 1}
          className="disabled:opacity-40"
          onClick={() => setZoom(zoom + 1)}
        >
          <Plus aria-hidden />
        </IconButton>
        <a
          href={documentUrl}
          download={fileName}
          aria-label={`Save ${fileName}`}
          className="inline-flex size-11 items-center justify-center rounded-full hover:bg-sunken"
        >
          <Download aria-hidden className="size-5" />
        </a>
      </div>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable to be scrolled by keys
        tabIndex={0}
        className="max-h-[75dvh] overflow-auto rounded-control border border-border bg-sunken p-2"
      >
        <DocumentContent
          documentUrl={documentUrl}
          contentType={contentType}
          name={fileName}
          zoom={zooms[zoom] ?? 1}
        />
      </div>
    </section>
  );
}

interface ContentProps {
  documentUrl: string;
  contentType: string;
  name: string;
  zoom: number;
}

function DocumentContent({ documentUrl, contentType, name, zoom }: ContentProps) {
  const { loaded, tryAgain } = useDocumentFile(documentUrl, contentType);
  const place = <Skeleton className="aspect-[1/1.3] w-full" />;
  if (loaded === undefined) return place;
  if (loaded === 'failed') return <ErrorState title="The document didn't load" onRetry={tryAgain} />;
  if (contentType === 'application/pdf')
    return (
      <Suspense fallback={place}>
        <PdfView bytes={loaded.bytes} name={name} zoom={zoom} />
      </Suspense>
    );
  return <Picture url={loaded.url} name={name} zoom={zoom} />;
}

const widths: Record<number, string> = { 1: 'w-full', 1.5: 'w-[150%]', 2: 'w-[200%]', 3: 'w-[300%]' };

const Picture = ({ url, name, zoom }: { url: string; name: string; zoom: number }) => (
  <img src={url} alt={name} className={`block max-w-none rounded-sm ${widths[zoom]}`} />
);
