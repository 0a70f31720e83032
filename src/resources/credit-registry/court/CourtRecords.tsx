import type { Identifier } from 'ra-core';
import { useState } from 'react';

import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { ActionButton } from '../../../framework/record/ActionButton';
import { RecordTable } from '../../../framework/record/RecordTable';
import { recordPath } from '../../../entity/paths';
import entity from '../../loans/court-record/courtRecord.entity';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { LetterCard } from '../../loans/court-record/LetterCard';
import { isOfFraud } from '../../loans/court-record/lifecycle';
import { NoLetterCard } from '../../loans/court-record/NoLetterCard';
import { PrintedLetters } from '../../loans/court-record/PrintedLetters';
import { Card } from '../../../framework/parts/Card';
import { Notice } from '../../../ui/Notice/Notice';
import { Actions } from '../../../ui/Page/Page';
import { Button } from '../../../ui/Button/Button';
import type { CourtDocuments } from './api';

const COLUMNS = [
  'loanCode',
  'state',
  'template',
  'stateFee',
  'cost',
  'total',
  'courtDate',
  'letterVersion',
] as const;

/**
 * The court documents of a customer; the one of the loan that was asked for, or that is chosen, with its letter and the final
 * print that a gap keeps shut (docs/domain/interface.md 3.8).
 */
export function CourtRecords({ documents }: { documents: CourtDocuments }) {
  const { customer, codes, records } = documents;
  const translate = useTranslate();
  const [chosen, setChosen] = useState<Identifier>();
  // What was asked for, and nothing else: where several fit, the person chooses.
  const fitting = records.filter(
    ({ loanCode }) => codes.length === 0 || codes.includes(String(loanCode)),
  );
  const only = fitting.length === 1 ? fitting[0] : undefined;
  const record = records.find(({ id }) => id === chosen) ?? only;
  const text = (key: KeyBelow<'creditRegistry.court'>, values?: Record<string, unknown>) =>
    translate(`creditRegistry.court.${key}`, { ...values });
  const caption = [text('records'), customer?.name, customer?.regnum].filter(Boolean).join(' · ');
  return (
    <>
      <Card title={caption} flush>
        {records.length === 0 ? (
          <EmptyState kind="nothing-yet" title={text('no_records')} text="" />
        ) : (
          <RecordTable
            entity={entity}
            columns={COLUMNS}
            records={records}
            caption={caption}
            current={record?.id}
            lead={({ id }, value) => (
              <Button variant="text" size="small" onClick={() => setChosen(id)}>
                {value}
              </Button>
            )}
          />
        )}
      </Card>
      {!record && records.length > 0 && (
        <Notice role="status">
          {fitting.length === 0 ? text('none_of_code', { code: codes.join(', ') }) : text('choose')}
        </Notice>
      )}
      {record && (
        <>
          <Actions>
            <b>{text('letter', { code: record.loanCode })}</b>
            <ActionButton entity={entity} record={record} action="print_letter" main />
            <Button to={recordPath('court-list', 'show', record.id) ?? ''}>{text('open')}</Button>
          </Actions>
          {isOfFraud(record) ? (
            <NoLetterCard code={String(record.loanCode)} />
          ) : (
            <>
              <LetterCard id={record.id} code={String(record.loanCode)} />
              <PrintedLetters id={record.id} code={String(record.loanCode)} />
            </>
          )}
        </>
      )}
    </>
  );
}
