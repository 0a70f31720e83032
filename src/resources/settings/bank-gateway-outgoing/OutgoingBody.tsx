import { useRecordContext } from 'ra-core';
import { use } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import type { RecordOf } from '../../../entity/entity';
import { recordPath } from '../../../entity/paths';
import { loadEntity } from '../../../framework/loadEntity';
import { Card } from '../../../framework/parts/Card';
import { useRecordPart } from '../../../framework/parts/useRecordPart';
import { RecordSections } from '../../../framework/record/RecordSections';
import { JournalRows } from '../../loans/loan/parts/JournalRows';
import { JournalTable } from '../../loans/loan/parts/JournalTable';
import { journalsOf } from '../../loans/loan/parts/journals';
import { readOutgoingJournals } from './api';
import entity from './bankGatewayOutgoing.entity';

/** A transfer out: where it goes, what the bank says, and where its money has been. */
export function OutgoingBody() {
  // The words of journals are those of the loans.
  use(loadEntity('loans'));
  const translate = useTranslate();
  const record = useRecordContext<RecordOf<typeof entity>>();
  const read = useRecordPart('bank-gateways/outgoing', readOutgoingJournals, record?.id);
  const lines = read.data?.lines ?? [];
  if (!record) return null;
  return (
    <>
      <RecordSections entity={entity} record={record} />
      <Card
        title={translate('bankOutgoing.journals')}
        flush
        read={read}
        empty={{ when: lines.length === 0, title: translate('bankOutgoing.no_journals') }}
      >
        <JournalTable lines={lines}>
          {journalsOf(lines).map((journal) => (
            <JournalRows
              key={journal.id}
              journal={journal}
              to={recordPath('accounting/gl-transactions', 'show', journal.id)}
            />
          ))}
        </JournalTable>
      </Card>
    </>
  );
}
