/** All texts as a workbook: a row for each, with its room, its key and what it says in the three languages. */
export function workbookOf(root?: string): Uint8Array;

/** Writes the texts of a workbook into the files where they stand; with one wrong row nothing is written. */
export function takeBack(
  data: Uint8Array,
  root?: string,
): {
  /** What is wrong, each with its row. */
  problems: string[];
  /** The changed files, from the root. */
  files: string[];
  /** How many texts were changed. */
  changes: number;
};
