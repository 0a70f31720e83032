/** A column of the sheet: its heading, and the width in characters. */
export interface SheetColumn {
  label: string;
  width: number;
}

/** A cell as it travels to the worker: text, number, or a wall-clock date `YYYY-MM-DD[ HH:mm:ss]` with its format. */
export type WireCell = string | null | { n: number; z?: string } | { d: string; z: string };

export type ToWorkbook =
  | { type: 'start'; sheet: string; columns: SheetColumn[] }
  | { type: 'rows'; rows: WireCell[][] }
  | { type: 'finish' };

export type FromWorkbook =
  | { type: 'done'; file: ArrayBuffer }
  | { type: 'failed'; message: string };
