import type { MockRecord } from '../../../engine/MockRecord';
import type { LoanFile } from './LoanFile';

/** Where a record keeps its file: a symbol is copied with the record and never answered. */
export const FILE: unique symbol = Symbol('loan file');

/** What a record of a loan carries beside its fields. */
export interface WithFile {
  [FILE]: LoanFile;
}

/** The file behind a record of a loan. */
export const fileOf = (record: MockRecord): LoanFile => (record as MockRecord & WithFile)[FILE];

/** A change of a record that puts another file behind it. */
export const filed = (file: LoanFile): Record<string, unknown> => {
  const patch: Record<string, unknown> & Partial<WithFile> = {};
  patch[FILE] = file;
  return patch;
};
