/**
 * What the stand-ins of the browser's workers answer. No worker runs here: the reader of PDFs and the reader of sheets
 * have tests of their own. The setup file puts them in place for all journeys, and puts these answers back before each
 * test.
 */
export const standIns: {
  /** How many sheets a PDF has. */
  sheetsOfPdf: number;
  /** The rows of the next sheet that is read. */
  rows: string[][];
  /** The rows of every workbook that was written, with the headings first. */
  written: unknown[][][];
} = { sheetsOfPdf: 1, rows: [], written: [] };

export function resetStandIns(): void {
  Object.assign(standIns, { sheetsOfPdf: 1, rows: [], written: [] });
}

/** Instead of `src/workers/workbook`: keeps the rows, and answers with an empty file. */
export function startWorkbook(_sheet: string, columns: readonly { label: string }[]) {
  const rows: unknown[][] = [columns.map(({ label }) => label)];
  return {
    append: (more: unknown[][]) => void rows.push(...more),
    finish: () => {
      standIns.written.push(rows);
      return Promise.resolve(new Blob([]));
    },
    cancel: () => undefined,
  };
}

/** Instead of `src/ui/DocumentReader/openPdf`: a PDF whose pages are never drawn. */
export function openPdf() {
  const viewport = { width: 595, height: 842 };
  const page = {
    getViewport: () => viewport,
    render: () => ({ promise: Promise.resolve(), cancel: () => undefined }),
  };
  const pdf = { numPages: standIns.sheetsOfPdf, getPage: () => Promise.resolve(page) };
  return { promise: Promise.resolve(pdf), destroy: () => Promise.resolve() };
}

/** Instead of `src/workers/readSheet`. */
export const readSheet = (): Promise<string[][]> => Promise.resolve(standIns.rows);
