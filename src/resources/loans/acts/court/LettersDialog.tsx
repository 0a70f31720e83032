import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate, type Identifier } from 'ra-core';
import { useId, useState } from 'react';
import { BulkFailures } from '../../../../crud/list/BulkFailures';
import { formatMoney } from '../../../../domain/money';
import { LetterFrame } from './LetterFrame';
import { MissingVariables } from './MissingVariables';
import { useLetterBatch } from './useLetterBatch';
import '../acts.css';

/** Prints several letters at once: the complete ones are ticked, the others say what they lack (domain 4.25). */
export function LettersDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const title = useId();
  const batch = useLetterBatch();
  const [left, setLeft] = useState<ReadonlySet<Identifier>>(new Set());
  const ready = batch.rows.filter(({ letter }) => letter?.missing === 0);
  const blocked = batch.rows.filter(({ letter, error }) => error || (letter?.missing ?? 0) > 0);
  const chosen = ready.map(({ record }) => record).filter(({ id }) => !left.has(id));
  const toggle = (id: Identifier) =>
    setLeft((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby={title} onClose={onClose}>
      <DialogTitle id={title}>{translate('courtRecord.batch.title')}</DialogTitle>
      <DialogContent>
        <div className="act-preview">
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
              {translate('courtRecord.template_failed')}{' '}
              <button type="button" className="u-text-button" onClick={() => void batch.refetch()}>
                {translate('action.retry')}
              </button>
            </p>
          ) : batch.pending ? (
            <span className="u-skeleton" aria-busy="true" />
          ) : (
            <>
              <p role="status">
                {batch.rows.length === 0
                  ? translate('courtRecord.batch.none')
                  : translate('courtRecord.batch.ready', { count: ready.length })}
              </p>
              <ul className="act-letters">
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
              </ul>
              {blocked.length > 0 && (
                <p>{translate('courtRecord.batch.blocked', { count: blocked.length })}</p>
              )}
              <ul className="act-letters">
                {blocked.map(({ record, letter }) => (
                  <li key={record.id}>
                    {record.loanCode} · {record.customerName}
                    {letter ? (
                      <MissingVariables letter={letter} />
                    ) : (
                      <p>{translate('courtRecord.template_failed')}</p>
                    )}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </DialogContent>
      <DialogActions>
        <button type="button" className="u-button" onClick={onClose}>
          {translate('action.close')}
        </button>
        {batch.printed.length === 0 && (
          <button
            type="button"
            className="u-button"
            data-main
            disabled={chosen.length === 0 || batch.printing}
            onClick={() => void batch.print(chosen)}
          >
            {translate('courtRecord.batch.print', { count: chosen.length })}
          </button>
        )}
      </DialogActions>
    </Dialog>
  );
}
