import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

// From our own address: nothing of a kitchen's papers is drawn by somebody else's code.
GlobalWorkerOptions.workerSrc = workerAddress;

/** A PDF to be drawn on a canvas. Scripts in it are not run, and forms are not filled. */
export const openPdf = (bytes: Uint8Array) =>
  getDocument({
    // The worker takes the bytes away; a copy is left for drawing again.
    data: bytes.slice(),
    // Compiled code would need an exception in the content security policy.
    useWasm: false,
    enableXfa: false,
    stopAtErrors: false,
    useSystemFonts: true,
  });
