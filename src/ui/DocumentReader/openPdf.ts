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
 * @param address of the gateways, or the bytes as a base64 data URL: the page's policy lets nobody fetch that
 */
export const openPdf = (address: string): PDFDocumentLoadingTask =>
  getDocument({
    ...(address.startsWith('data:') ? { data: bytesOf(address) } : { url: address }),
    worker: worker(),
    useWasm: false,
    enableXfa: false,
    verbosity: 0,
  });

const bytesOf = (dataUrl: string): Uint8Array =>
  Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
