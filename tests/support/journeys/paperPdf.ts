/** The engine behind the reader where nothing is drawn: a paper of so many sheets, for `vi.mock` of `openPdf`. */
export function paperPdf(sheets: number) {
  const viewport = { width: 595, height: 842 };
  const sheet = {
    getViewport: () => viewport,
    render: () => ({ promise: Promise.resolve(), cancel: () => undefined }),
  };
  const pdf = { numPages: sheets, getPage: () => Promise.resolve(sheet) };
  return { openPdf: () => ({ promise: Promise.resolve(pdf), destroy: () => Promise.resolve() }) };
}
