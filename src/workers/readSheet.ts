import type { FromReader, ToReader } from './readSheetProtocol';

/** A file could not be read as a sheet. */
export class SheetError extends Error {
  constructor(readonly reason: 'unreadable' | 'locked' | 'tooLong') {
    super(reason);
    this.name = 'SheetError';
  }
}

/**
 * Reads the first sheet of an Excel or CSV file as text, in a worker of its own.
 * @param keepsEmpty true where rows are counted as the file has them
 * @throws SheetError when it is neither, is locked with a password or of an old Excel, or has more rows than `EXPORT.maxImportRows`
 */
export async function readSheet(file: Blob, keepsEmpty = false): Promise<string[][]> {
  const data = await file.arrayBuffer();
  const worker = new Worker(new URL('./readSheet.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string[][]>((resolve, reject) => {
    worker.onmessage = ({ data: answer }: MessageEvent<FromReader>) => {
      worker.terminate();
      if (answer.type === 'read') resolve(answer.rows);
      else reject(new SheetError(answer.reason));
    };
    worker.onerror = () => {
      worker.terminate();
      reject(new SheetError('unreadable'));
    };
    worker.postMessage({ data, keepsEmpty } satisfies ToReader, [data]);
  });
}
