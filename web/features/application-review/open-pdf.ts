import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

// From our own origin: third-party code never sees a kitchen's documents.
GlobalWorkerOptions.workerSrc = workerAddress;

/** A PDF to render on a canvas. Scripts in it are not run, and forms are not filled. */
export const openPdf = (bytes: Uint8Array) =>
  getDocument({
    // The worker takes ownership of the bytes, so it gets a copy.
    data: bytes.slice(),
    // Compiled code would need an exception in the content security policy.
    useWasm: false,
    enableXfa: false,
    stopAtErrors: false,
    useSystemFonts: true,
  });
