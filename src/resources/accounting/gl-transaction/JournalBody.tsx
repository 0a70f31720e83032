import { useRecordContext } from 'ra-core';
import { use } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import type { RecordOf } from '../../../entity/entity';
import { recordPath } from '../../../entity/paths';
import { loadEntity } from '../../../framework/loadEntity';
import { Card } from '../../../framework/parts/Card';
import { RecordSections } from '../../../framework/record/RecordSections';
import { useRecordPart } from '../../../framework/parts/useRecordPart';
import { JournalRows } from '../../loans/loan/parts/JournalRows';
import { JournalTable } from '../../loans/loan/parts/JournalTable';
import { journalsOf } from '../../loans/loan/parts/journals';
import { Button } from '../../../ui/Button/Button';
import { Note } from '../../../ui/Text/Text';
import { readJournalLegs } from './api';
import entity from './glTransaction.entity';

/** Both legs of a journal, and the way to the record that it was made by. */
export function JournalBody() {
  // The words of journals are those of the loans.
  use(loadEntity('loans'));
  const translate = useTranslate();
  const record = useRecordContext<RecordOf<typeof entity>>();
  const read = useRecordPart(
    'accounting/gl-transactions',
    readJournalLegs,
    record?.id,
    'error.transactions_fetch',
  );
  const { lines = [], origin } = read.data ?? {};
  const to = origin && recordPath(origin.resource, 'show', origin.id);
  if (!record) return null;
  return (
    <>
      {record.bookingDay !== record.valueDate && (
        <Note>
          {translate('glTransactions.late', {
            booked: String(record.bookingDay),
            value: String(record.valueDate),
          })}
        </Note>
      )}
      <RecordSections entity={entity} record={record} />
      <Card
        title={translate('glTransactions.legs')}
        aside={
          to && (
            <Button size="small" to={to}>
              {translate('glTransactions.to_origin', { label: origin.label })}
            </Button>
          )
        }
        flush
        read={read}
      >
        <JournalTable lines={lines}>
          {journalsOf(lines).map((journal) => (
            <JournalRows key={journal.id} journal={journal} />
          ))}
        </JournalTable>
      </Card>
    </>
  );
}
