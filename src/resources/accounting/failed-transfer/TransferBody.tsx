import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useRecordContext } from 'ra-core';
import { useState } from 'react';
import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { useTellError } from '../../../dataProviders/useTellError';
import { BankLegState } from '../../../domain/enums/accounting';
import { formatDateTime } from '../../../domain/dates';
import { formatMoney } from '../../../domain/money';
import { FAILED_TRANSFER } from '../../../domain/settings';
import type { RecordOf } from '../../../entity/entity';
import { Card } from '../../../framework/parts/Card';
import { Person } from '../../../framework/parts/Person';
import { useRecordPart } from '../../../framework/parts/useRecordPart';
import { RecordSections } from '../../../framework/record/RecordSections';
import { useFieldLabel, useMoneyHeading } from '../../../framework/useLabels';
import { Button } from '../../../ui/Button/Button';
import { EnumChip } from '../../../ui/Chip/EnumChip';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Notice } from '../../../ui/Notice/Notice';
import { Muted } from '../../../ui/Text/Text';
import { type OutgoingTransfer, readSimilar, readTransferLogs } from './api';
import entity from './failedTransfer.entity';
import type { ShownTransferFacts } from './lifecycle';

type Transfer = RecordOf<typeof entity> & { facts?: ShownTransferFacts };

/** A failed transfer before its decision: where its money is, the bank's log, and what else went out about then. */
export function TransferBody() {
  const transfer = useRecordContext<Transfer>();
  const translate = useTranslate();
  if (!transfer) return null;
  return (
    <>
      {transfer.isWaiting && <Notice tone="caution">{translate('failedTransfer.waiting')}</Notice>}
      <BankLog transfer={transfer} />
      <Similar transfer={transfer} />
      <RecordSections entity={entity} record={transfer} />
    </>
  );
}

/** The bank's log of outgoing transfers: looked at by a person before anything is decided. */
function BankLog({ transfer }: { transfer: Transfer }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const queryClient = useQueryClient();
  const tellError = useTellError();
  const [waits, setWaits] = useState(false);
  const { logState, logReadAt, logReadBy } = transfer;
  const look = async () => {
    setWaits(true);
    try {
      await dataProvider.call(readTransferLogs, { body: { number: String(transfer.number) } });
      await queryClient.invalidateQueries({ queryKey: ['accounting/failed-transfers'] });
    } catch (error) {
      tellError(error);
    } finally {
      setWaits(false);
    }
  };
  return (
    <Card
      title={translate('failedTransfer.log')}
      aside={
        transfer.state === 'open' && (
          <Button size="small" loading={waits} onClick={() => void look()}>
            {translate('failedTransfer.read_log')}
          </Button>
        )
      }
    >
      {logState && logReadAt ? (
        <p role="status">
          <EnumChip of={BankLegState} value={logState} />{' '}
          <Muted>
            <Person id={logReadBy ?? null} /> · {formatDateTime(logReadAt).text}
          </Muted>
        </p>
      ) : (
        <Notice tone="caution">{translate('failedTransfer.log_unread')}</Notice>
      )}
    </Card>
  );
}

/** The guard against paying twice: transfers like this one within the hours that are set, with both legs. */
function Similar({ transfer }: { transfer: Transfer }) {
  const translate = useTranslate();
  const label = useFieldLabel('accounting/failed-transfers');
  const heading = useMoneyHeading();
  const read = useRecordPart(
    'accounting/failed-transfers',
    readSimilar,
    transfer.id,
    'error.failed_transfers_fetch',
  );
  const rows = read.data ?? [];
  const doubles = rows.filter(({ bank }) => bank.state === 'EXECUTED').length;
  const text = (key: KeyBelow<'failedTransfer'>, values = {}) =>
    translate(`failedTransfer.${key}`, values);
  const hours = { hours: transfer.facts?.similarHours ?? FAILED_TRANSFER.similarHours };
  const title = text('similar', hours);
  return (
    <Card
      title={title}
      flush
      read={read}
      empty={{
        when: rows.length === 0,
        title: text('no_similar'),
        text: text('no_similar_text', hours),
      }}
    >
      {doubles > 0 && (
        <Notice tone="danger" role="status">
          {text('doubles', { count: doubles })}
        </Notice>
      )}
      <DataTable
        caption={title}
        rows={rows}
        keyOf={({ number }) => number}
        columns={[
          {
            key: 'number',
            head: label('number'),
            isName: true,
            cell: ({ number }) => number,
          },
          {
            key: 'at',
            head: label('transferredAt'),
            cell: ({ at }) => formatDateTime(at).text,
          },
          {
            key: 'account',
            head: translate('resources.common.fields.accountNumber'),
            cell: ({ accountNumber }) => accountNumber,
          },
          {
            key: 'amount',
            head: heading(translate('resources.common.fields.amount')),
            numeric: true,
            cell: ({ amount }) => formatMoney(amount),
          },
          {
            key: 'wallet',
            head: text('wallet_leg'),
            cell: ({ wallet }) => wallet.journalId ?? text('not_booked'),
          },
          {
            key: 'bank',
            head: text('bank_leg'),
            cell: ({ bank }: OutgoingTransfer) => (
              <>
                <EnumChip of={BankLegState} value={bank.state} />{' '}
                <Muted>{bank.reference ?? bank.answer}</Muted>
              </>
            ),
          },
        ]}
      />
    </Card>
  );
}
