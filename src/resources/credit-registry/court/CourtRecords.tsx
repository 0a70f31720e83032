import { useTranslate, type Identifier } from 'ra-core';
import { useState } from 'react';

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

/** The court documents of a customer; the chosen one with its letter, and the final print that a gap keeps shut. */
export function CourtRecords({ documents: { customer, records } }: { documents: CourtDocuments }) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<Identifier>();
  const record = records.find(({ id }) => id === chosen) ?? records.at(0);
  const text = (key: string, values?: object) =>
    translate(`creditRegistry.court.${key}`, { ...values });
  const caption = [text('records'), customer.name, customer.regnum].filter(Boolean).join(' · ');
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
