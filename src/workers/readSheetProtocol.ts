/** What the reader of sheets gets: a file, and whether its empty rows are kept, so that rows count as the file has them. */
export interface ToReader {
  data: ArrayBuffer;
  keepsEmpty: boolean;
}

/** What the reader of sheets answers: the first sheet as text, row by row, or why it cannot be read. */
export type FromReader =
  | { type: 'read'; rows: string[][] }
  /** `unreadable` = no workbook and no text; `tooLong` = more rows than an import may have. */
  | { type: 'failed'; reason: 'unreadable' | 'locked' | 'tooLong' };
