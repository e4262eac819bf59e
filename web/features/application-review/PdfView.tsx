import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { openPdf } from './open-pdf.ts';

/** More pages than this are saved and read elsewhere. */
const pageLimit = 20;

interface Props {
  bytes: Uint8Array;
  name: string;
  zoom: number;
}

export default function PdfView({ bytes, name, zoom }: Props) {
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const task = openPdf(bytes);
    task.promise.then(setPdf, () => setHasFailed(true));
    return () => void task.destroy();
  }, [bytes]);
  if (hasFailed)
    return <ErrorState title="This PDF can't be displayed" text="Download it and open it in another app." />;
  if (!pdf) return <Skeleton className="aspect-[1/1.3] w-full" />;
  const pages = Array.from({ length: Math.min(pdf.numPages, pageLimit) }, (_, index) => index + 1);
  return (
    <ol aria-label={`Pages of ${name}`} className="flex flex-col gap-3">
      {pages.map(page => (
        <li key={page}>
          <PdfPage pdf={pdf} page={page} zoom={zoom} />
        </li>
      ))}
      {pdf.numPages > pageLimit && (
        <li className="text-small text-muted">{pdf.numPages - pageLimit} more pages are in the file.</li>
      )}
    </ol>
  );
}

function PdfPage({ pdf, page, zoom }: { pdf: PDFDocumentProxy; page: number; zoom: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    let stop = () => {};
    const draw = async () => {
      const source = await pdf.getPage(page);
      const surface = canvas.current;
      if (isGone || !surface) return;
      const width = surface.parentElement?.clientWidth || 400;
      const density = Math.min(window.devicePixelRatio || 1, 2);
      const { width: pageWidth } = source.getViewport({ scale: 1 });
      const viewport = source.getViewport({ scale: (width / pageWidth) * zoom * density });
      surface.width = viewport.width;
      surface.height = viewport.height;
      surface.style.width = `${zoom * 100}%`;
      const task = source.render({ canvas: surface, viewport });
      stop = () => task.cancel();
      await task.promise;
    };
    draw().catch(() => undefined);
    return () => {
      isGone = true;
      stop();
    };
  }, [pdf, page, zoom]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={`Page ${page} of ${pdf.numPages}`}
      className="block w-full max-w-none rounded-sm bg-white"
    />
  );
}
