import { useDataProvider } from 'ra-core';
import { useRef, useState } from 'react';
import { useTellError } from '../../../dataProviders/useTellError';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { StatementError, type StatementFault } from '../../../domain/bankStatements/StatementFault';
import { uuid } from '../../../domain/ids';
import { FILE } from '../../../domain/settings';
import { statementFileCalls, type StatementFileBody, type StatementPreview } from './api';

/** A chosen file: what it says, and what would come of it; or why it is no statement. */
export interface ChosenFile {
  name: string;
  /** Kept over repeats: a file that is sent again is taken once. */
  idempotencyKey: string;
  body?: StatementFileBody;
  previews: readonly StatementPreview[];
  faults: readonly StatementFault[];
}

/** Reads a statement's file in the browser and has the gateway say what taking it would do. */
export function useStatementFile() {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const tellError = useTellError();
  const [file, setFile] = useState<ChosenFile>();
  const [account, setAccount] = useState('');
  const [isReading, setReading] = useState(false);
  // Of two files that were chosen one after the other the last one counts.
  const turn = useRef(0);

  /** What would come of a file, as that of an account where one was chosen. */
  const judge = async (body: StatementFileBody, accountNumber: string) => {
    const asked = { ...body, ...(accountNumber ? { accountNumber } : {}) };
    const previews = await dataProvider.call(statementFileCalls.preview, { body: asked });
    return { body: asked, previews };
  };

  const read = async (chosen: File): Promise<ChosenFile> => {
    const base = { name: chosen.name, idempotencyKey: uuid(), previews: [], faults: [] };
    if (chosen.size > FILE.maxBytes) return { ...base, faults: [{ code: 'size' }] };
    try {
      const { readStatementFile } = await import('./readStatementFile');
      const body = { fileName: chosen.name, ...(await readStatementFile(chosen)) };
      return { ...base, ...(await judge(body, account)) };
    } catch (error) {
      if (error instanceof StatementError) return { ...base, faults: error.faults };
      throw error;
    }
  };

  const settle = async (found: Promise<ChosenFile>) => {
    turn.current += 1;
    const own = turn.current;
    setReading(true);
    try {
      const made = await found;
      if (own === turn.current) setFile(made);
    } catch (error) {
      tellError(error);
    } finally {
      if (own === turn.current) setReading(false);
    }
  };

  const chooseAccount = (accountNumber: string) => {
    setAccount(accountNumber);
    if (!file?.body) return;
    const { accountNumber: _former, ...said } = file.body;
    void settle(
      judge(said, accountNumber).then((judged) => ({ ...file, ...judged, idempotencyKey: uuid() })),
    );
  };

  return {
    file,
    account,
    isReading,
    choose: (chosen: File) => settle(read(chosen)),
    chooseAccount,
  };
}
