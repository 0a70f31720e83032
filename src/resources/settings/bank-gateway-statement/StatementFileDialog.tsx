import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { type FormEvent, Suspense, useId, useState } from 'react';
import { useTellError } from '../../../dataProviders/useTellError';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { FILE } from '../../../domain/settings';
import { fileSizeText } from '../../../fields/file/fileSizeText';
import { useTranslate } from '../../../i18n/useTranslate';
import { Dialog, DialogContent, DialogTitle } from '../../../ui/Dialog/Dialog';
import { DialogFoot } from '../../../ui/Dialog/DialogFoot';
import { SubmitButton } from '../../../ui/Dialog/SubmitButton';
import { FileDrop } from '../../../ui/FileDrop/FileDrop';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Notice } from '../../../ui/Notice/Notice';
import { Row, Stack } from '../../../ui/Stack/Stack';
import { Muted } from '../../../ui/Text/Text';
import { statementFileCalls } from './api';
import { AccountChooser } from './AccountChooser';
import { FaultList } from './FaultList';
import { PreviewedStatement } from './PreviewedStatement';
import { useStatementFile } from './useStatementFile';

/** What a statement changes: statements, the income that came with it, its lines. */
const CHANGED = [
  'bank-gateways/statements',
  'bank-gateways',
  'accounting/profits',
  'accounting/bank-cg-transactions',
] as const;

/**
 * A statement that the bank gave as a file (docs/domain/money.md 4.15): chosen, looked at with everything that is new, known or
 * wrong, and taken whole or not at all.
 */
export function StatementFileDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const tellError = useTellError();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const { file, account, isReading, choose, chooseAccount } = useStatementFile();
  const [isSending, setSending] = useState(false);
  const help = useId();
  const previews = file?.previews ?? [];
  // A file that does not name its account: whoever brings it says whose it is.
  const isUnnamed = file?.body?.statements.some((one) => one.account === '') ?? false;
  const isWrong =
    file !== undefined &&
    (file.faults.length > 0 || previews.some(({ faults }) => faults.length > 0));
  const isNews = previews.some((one) => one.isNews);
  const ready = !isReading && !isSending && !isWrong && isNews;
  const fresh = previews.reduce((count, { newCount }) => count + newCount, 0);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready || !file?.body) return;
    setSending(true);
    try {
      const { added } = await dataProvider.call(statementFileCalls.take, {
        body: file.body,
        idempotencyKey: file.idempotencyKey,
      });
      notify(translate('statementFile.taken', { smart_count: added }), { type: 'success' });
      await Promise.all(
        CHANGED.map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })),
      );
      onClose();
    } catch (error) {
      tellError(error);
    } finally {
      setSending(false);
    }
  };

  const note = isReading
    ? translate('statementFile.reading')
    : isWrong
      ? translate('statementFile.refused')
      : undefined;
  const words = translate(file ? 'sheet.file.other' : 'sheet.file.choose');
  return (
    <Dialog width={previews.length > 0 ? 'lg' : 'sm'} onClose={isSending ? undefined : onClose}>
      <form onSubmit={(event) => void send(event)} noValidate aria-busy={isReading || isSending}>
        <DialogTitle>{translate('statementFile.title')}</DialogTitle>
        <DialogContent>
          <Stack gap={16} inert={isSending}>
            <FileDrop
              text={words}
              label={words}
              accept=".xlsx,.csv,.txt,.sta,.mt940,.940,.xml"
              describedBy={help}
              onFiles={([chosen]) => chosen && void choose(chosen)}
            />
            <Row>
              {file && <b>{file.name}</b>}
              <Muted id={help}>
                {translate('statementFile.help', { size: fileSizeText(FILE.maxBytes, translate) })}
              </Muted>
            </Row>
            {(account !== '' || isUnnamed) && (
              <Suspense fallback={<Skeleton aria-busy="true" />}>
                <AccountChooser value={account} onChange={chooseAccount} />
              </Suspense>
            )}
            {file && file.faults.length > 0 && <FaultList faults={file.faults} />}
            {previews.map((preview) => (
              <PreviewedStatement key={preview.account} preview={preview} />
            ))}
            {file && !isWrong && (
              <Notice role="status">
                {isNews
                  ? translate('statementFile.question', { smart_count: fresh })
                  : translate('statementFile.nothing')}
              </Notice>
            )}
          </Stack>
        </DialogContent>
        <DialogFoot onCancel={onClose} cancelDisabled={isSending} note={note}>
          <SubmitButton disabled={!ready} loading={isSending}>
            {translate('statementFile.take')}
          </SubmitButton>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
