import {
  StatementError,
  type StatementFault,
} from '../../../src/domain/bankStatements/StatementFault';

/** What a reader has against a file. */
export function faultsOf(read: () => unknown): readonly StatementFault[] {
  try {
    read();
  } catch (error) {
    if (error instanceof StatementError) return error.faults;
    throw error;
  }
  throw new Error('the file was read');
}
