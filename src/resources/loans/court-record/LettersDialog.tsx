import { useTranslate } from '../../../i18n/useTranslate';
import { Dialog, DialogContent, DialogTitle } from '../../../ui/Dialog/Dialog';
import { DialogFoot } from '../../../ui/Dialog/DialogFoot';
import type { Identifier } from 'ra-core';
import { useState } from 'react';
import { BulkFailures } from '../../../framework/list/BulkFailures';
import { typedCount } from '../../../framework/record/actionAnswers';
import { isTyped } from '../../../domain/confirmation';
import { TypedField } from '../../../ui/ConfirmDialog/TypedField';
import { SubmitButton } from '../../../ui/Dialog/SubmitButton';
import { formatMoney } from '../../../domain/money';
import { LetterFrame } from './LetterFrame';
import { MissingVariables } from './MissingVariables';
import { useLetterBatch } from './useLetterBatch';
import { Stack } from '../../../ui/Stack/Stack';
import { Button } from '../../../ui/Button/Button';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';

/**
 * Prints several letters at once: the complete ones are ticked, the others say what they lack (docs/domain/lending.md
 * 11.6). More than 20 are confirmed by their number (docs/domain/interface.md 6.2).
 */
export function LettersDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const batch = useLetterBatch();
  const [left, setLeft] = useState<ReadonlySet<Identifier>>(new Set());
  const ready = batch.rows.filter(({ letter }) => letter?.missing === 0);
  const blocked = batch.rows.filter(({ letter, error }) => error || (letter?.missing ?? 0) > 0);
  const chosen = ready.map(({ record }) => record).filter(({ id }) => !left.has(id));
  const asked = typedCount(chosen.length, translate);
  const [typed, setTyped] = useState('');
  const isConfirmed = !asked || isTyped(typed, asked.code);
  const toggle = (id: Identifier) =>
    setLeft((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  return (
    <Dialog width="md" onClose={onClose}>
      <DialogTitle>{translate('courtRecord.batch.title')}</DialogTitle>
      <DialogContent>
        <Stack gap={16}>
          {batch.failures.length > 0 && (
            <BulkFailures
              entity={batch.entity}
              failures={batch.failures}
              onSolved={batch.solved}
              onDismiss={batch.dismiss}
            />
          )}
          {batch.printed.length > 0 ? (
            batch.printed.map((html, index) => (
              <LetterFrame key={index} name={`court-letters-${index + 1}`} html={html} />
            ))
          ) : batch.failed ? (
            <p role="alert">
              {translate('printed.failed')}{' '}
              <Button variant="text" size="small" onClick={() => void batch.refetch()}>
                {translate('action.retry')}
              </Button>
            </p>
          ) : batch.pending ? (
            <Skeleton aria-busy="true" />
          ) : (
            <>
              <p role="status">
                {batch.rows.length === 0
                  ? translate('courtRecord.batch.none')
                  : translate('courtRecord.batch.ready', { count: ready.length })}
              </p>
              <Stack as="ul">
                {ready.map(({ record }) => (
                  <li key={record.id}>
                    <label>
                      <input
                        type="checkbox"
                        checked={!left.has(record.id)}
                        onChange={() => toggle(record.id)}
                      />{' '}
                      {record.loanCode} · {record.customerName} · {formatMoney(record.total)}
                    </label>
                  </li>
                ))}
              </Stack>
              {blocked.length > 0 && (
                <p>{translate('courtRecord.batch.blocked', { count: blocked.length })}</p>
              )}
              <Stack as="ul">
                {blocked.map(({ record, letter }) => (
                  <li key={record.id}>
                    {record.loanCode} · {record.customerName}
                    {letter ? (
                      <MissingVariables letter={letter} />
                    ) : (
                      <p>{translate('printed.failed')}</p>
                    )}
                  </li>
                ))}
              </Stack>
              {asked && <TypedField typed={asked} value={typed} onChange={setTyped} />}
            </>
          )}
        </Stack>
      </DialogContent>
      <DialogFoot onCancel={onClose} cancelKey="action.close">
        {batch.printed.length === 0 && (
          <SubmitButton
            disabled={chosen.length === 0 || batch.printing || !isConfirmed}
            onClick={() => void batch.print(chosen)}
          >
            {translate('courtRecord.batch.print', { count: chosen.length })}
          </SubmitButton>
        )}
      </DialogFoot>
    </Dialog>
  );
}
