import type { FromWorkbook, SheetColumn, ToWorkbook, WireCell } from './workbookProtocol';

/** A workbook being written in a worker of its own, so that the page stays free. */
export interface Workbook {
  append(rows: WireCell[][]): void;
  /** The finished file; rejects when the worker failed. */
  finish(): Promise<Blob>;
  /** Throws everything away. */
  cancel(): void;
}

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Starts a workbook with one sheet. SheetJS is part of the worker's chunk and loaded only now. */
export function startWorkbook(sheet: string, columns: SheetColumn[]): Workbook {
  const worker = new Worker(new URL('./workbook.worker.ts', import.meta.url), { type: 'module' });
  const post = (message: ToWorkbook) => worker.postMessage(message);
  post({ type: 'start', sheet, columns });
  return {
    append: (rows) => post({ type: 'rows', rows }),
    cancel: () => worker.terminate(),
    finish: () =>
      new Promise<Blob>((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<FromWorkbook>) => {
          worker.terminate();
          if (data.type === 'done') resolve(new Blob([data.file], { type: TYPE }));
          else reject(new Error(data.message));
        };
        worker.onerror = (event) => {
          worker.terminate();
          reject(new Error(event.message));
        };
        post({ type: 'finish' });
      }),
  };
}
