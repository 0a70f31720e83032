import { PDFWorker, getDocument, type PDFDocumentLoadingTask } from 'pdfjs-dist';

let reader: PDFWorker | undefined;

/** One worker for all documents. It comes from the console's own address, as its security policy asks. */
function worker(): PDFWorker {
  if (!reader || reader.destroyed) {
    const port = new Worker(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url), {
      type: 'module',
    });
    reader = PDFWorker.create({ port, verbosity: 0 });
  }
  return reader;
}

/**
 * Starts to open a PDF. Nothing in a document is run, and fonts that are not embedded are those of the computer.
 * @param url address of the gateways
 */
export const openPdf = (url: string): PDFDocumentLoadingTask =>
  getDocument({ url, worker: worker(), useWasm: false, enableXfa: false, verbosity: 0 });
