import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { formatMoney } from '../../../domain/money';
import type { InvoiceState } from '../../../domain/enums/loans';
import { qpayDifferences, type QpayFigures } from '../../../domain/qr/qpayStatus';
import { total, ZERO } from '../../../domain/lending/amounts';
import type { RecordOf } from '../../../entity/entity';
import { recordPath } from '../../../entity/paths';
import { filteredPath } from '../../../framework/list/filteredPath';
import { Card } from '../../../framework/parts/Card';
import { useRecordPart } from '../../../framework/parts/useRecordPart';
import { RecordSections } from '../../../framework/record/RecordSections';
import { useFieldHeading, useMoneyHeading } from '../../../framework/useLabels';
import { useMay } from '../../../framework/useMay';
import { Chip } from '../../../ui/Chip/Chip';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Link } from '../../../ui/Link/Link';
import { Notice } from '../../../ui/Notice/Notice';
import { Row } from '../../../ui/Stack/Stack';
import { Muted } from '../../../ui/Text/Text';
import { JournalLink } from '../JournalLink';
import { WALLETS } from '../rights';
import { readQpayDetails, type QpayDetails } from './api';
import entity from './qrQpay.entity';

type Payment = RecordOf<typeof entity>;

/** A payment's lines with their sum, what it agrees with, and the journals that it led to. */
export function QpayBody() {
  const translate = useTranslate();
  const record = useRecordContext<Payment>();
  const details = useRecordPart('qr-qpay', readQpayDetails, record?.id, 'error.qpay_details');
  if (!record) return null;
  return (
    <>
      {details.data && <Agreement record={record} details={details.data} />}
      <RecordSections entity={entity} record={record} />
      <Lines record={record} />
      <Card
        flush
        title={translate('qpay.journals')}
        read={details}
        empty={{ when: details.data?.lines.length === 0, title: translate('qpay.no_journals') }}
      >
        {details.data && <Journals details={details.data} />}
      </Card>
    </>
  );
}

/** The list of invoices with one of them: an invoice has no page of its own. */
const invoicePath = (number: string): string => filteredPath('/invoices', { number });

/** Whether invoice, status and lines say the same. */
function Agreement({ record, details }: { record: Payment; details: QpayDetails }) {
  const translate = useTranslate();
  const may = useMay();
  const { invoice } = details;
  const differences = qpayDifferences(
    record as unknown as QpayFigures,
    invoice && { ...invoice, state: invoice.state as InvoiceState },
  );
  return (
    <>
      {differences.length > 0 && (
        <Notice tone="danger" role="alert">
          {differences.map((one) => translate(`qpay.differs.${one}`)).join(' ')}
        </Notice>
      )}
      <Row>
        {differences.length === 0 && (
          <Chip tone="success">
            {translate(invoice ? 'qpay.agrees' : 'qpay.lines_agree', { number: invoice?.number })}
          </Chip>
        )}
        {invoice && may('wa-invoice:list') && (
          <Link to={invoicePath(invoice.number)}>{translate('qpay.open_invoice')}</Link>
        )}
        <WalletLink record={record} />
      </Row>
    </>
  );
}

function Lines({ record }: { record: Payment }) {
  const translate = useTranslate();
  const label = useFieldHeading(entity);
  const heading = useMoneyHeading();
  const lines = record.transactions ?? [];
  if (lines.length === 0) return null;
  return (
    <Card flush title={label('transactions')}>
      <DataTable
        caption={label('transactions')}
        rows={lines}
        keyOf={({ no }) => String(no)}
        columns={[
          { key: 'no', head: '№', cell: ({ no }) => no },
          {
            key: 'line',
            head: translate('qpay.line'),
            cell: ({ isChargeLine }) =>
              translate(isChargeLine ? 'qpay.charge_line' : 'qpay.payment_line'),
          },
          { key: 'chargeId', head: label('chargeId'), cell: ({ chargeId }) => chargeId ?? '—' },
          {
            key: 'currency',
            head: label('currencyCode'),
            cell: ({ currencyCode }) => currencyCode,
          },
          {
            key: 'accountCurrency',
            head: label('accountCurrencyCode'),
            cell: ({ accountCurrencyCode }) => accountCurrencyCode,
          },
          {
            key: 'amount',
            head: heading(translate('resources.common.fields.amount')),
            numeric: true,
            cell: ({ amount }) => formatMoney(amount),
          },
        ]}
        sums={[
          {
            no: translate('resources.qr-qpay.fields.settledAmount'),
            amount: formatMoney(total(lines.map(({ amount }) => String(amount)))),
          },
        ]}
      />
    </Card>
  );
}

/** Both sides of every journal that the payment led to. */
function Journals({ details: { lines } }: { details: QpayDetails }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const sum = (side: 'debit' | 'credit') =>
    formatMoney(total(lines.map((line) => line[side] ?? ZERO)));
  return (
    <DataTable
      caption={translate('qpay.journals')}
      rows={lines}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'journal',
          head: translate('qpay.journal'),
          cell: ({ journalId }) => <JournalLink number={journalId} />,
        },
        { key: 'date', head: translate('qpay.value_date'), cell: ({ date }) => date },
        {
          key: 'account',
          head: translate('qpay.account'),
          cell: ({ account, accountKey }) => (
            <>
              {account} <Muted>{translate(accountKey, { _: accountKey })}</Muted>
            </>
          ),
        },
        {
          key: 'debit',
          head: heading(translate('term.debit')),
          numeric: true,
          cell: ({ debit }) => debit && formatMoney(debit),
        },
        {
          key: 'credit',
          head: heading(translate('term.credit')),
          numeric: true,
          cell: ({ credit }) => credit && formatMoney(credit),
        },
      ]}
      sums={[{ journal: translate('common.total'), debit: sum('debit'), credit: sum('credit') }]}
    />
  );
}

/** The wallet that the payment went to, with its own journal, for those who may see wallets. */
function WalletLink({ record: { customerId, walletAccount } }: { record: Payment }) {
  const translate = useTranslate();
  const may = useMay();
  const path = customerId && may(WALLETS) ? recordPath('wallets', 'show', customerId) : undefined;
  return path && <Link to={path}>{translate('qpay.open_wallet', { number: walletAccount })}</Link>;
}
