import { useRecordContext, useTranslate } from 'ra-core';
import { formatMoney } from '../../../domain/money';
import type { InvoiceState } from '../../../domain/enums/loans';
import { qpayDifferences, type QpayFigures } from '../../../domain/qr/qpayStatus';
import { total } from '../../../domain/lending/amounts';
import type { RecordOf } from '../../../entity/entity';
import { recordPath } from '../../../entity/paths';
import { Card } from '../../../framework/parts/Card';
import { useRecordPart } from '../../../framework/parts/useRecordPart';
import { RecordSections } from '../../../framework/record/RecordSections';
import { useMoneyHeading } from '../../../framework/useLabels';
import { useMay } from '../../../framework/useMay';
import { Chip } from '../../../ui/Chip/Chip';
import { Table, TableFrame } from '../../../ui/DataTable/Table';
import { Link } from '../../../ui/Link/Link';
import { Notice } from '../../../ui/Notice/Notice';
import { Row } from '../../../ui/Stack/Stack';
import { Muted } from '../../../ui/Text/Text';
import textStyles from '../../../ui/Text/Text.module.css';
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
const invoicePath = (number: string): string =>
  `/invoices?filter=${encodeURIComponent(JSON.stringify({ number }))}`;

/** Whether invoice, status and lines say the same. */
function Agreement({ record, details }: { record: Payment; details: QpayDetails }) {
  const translate = useTranslate();
  const may = useMay();
  const { invoice } = details;
  const differences = qpayDifferences(
    record as unknown as QpayFigures,
    invoice && { ...invoice, state: invoice.state as InvoiceState },
  );
  if (differences.length === 0)
    return (
      <Row>
        <Chip tone="success">
          {translate(invoice ? 'qpay.agrees' : 'qpay.lines_agree', { number: invoice?.number })}
        </Chip>
        {invoice && may('wa-invoice:list') && (
          <Link to={invoicePath(invoice.number)}>{translate('qpay.open_invoice')}</Link>
        )}
        <WalletLink record={record} />
      </Row>
    );
  return (
    <Notice tone="danger" role="alert">
      {differences.map((one) => translate(`qpay.differs.${one}`)).join(' ')}
    </Notice>
  );
}

function Lines({ record }: { record: Payment }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const title = translate('resources.qr-qpay.fields.transactions');
  const lines = record.transactions ?? [];
  if (lines.length === 0) return null;
  return (
    <Card flush title={title}>
      <TableFrame label={title}>
        <Table caption={title}>
          <thead>
            <tr>
              <th scope="col">№</th>
              <th scope="col">{translate('qpay.line')}</th>
              <th scope="col">{translate('resources.qr-qpay.fields.chargeId')}</th>
              <th scope="col">{translate('resources.qr-qpay.fields.currencyCode')}</th>
              <th scope="col">{translate('resources.qr-qpay.fields.accountCurrencyCode')}</th>
              <th scope="col" className={textStyles.num}>
                {heading(translate('resources.common.fields.amount'))}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.no}>
                <td>{line.no}</td>
                <td>{translate(line.isChargeLine ? 'qpay.charge_line' : 'qpay.payment_line')}</td>
                <td>{line.chargeId ?? '—'}</td>
                <td>{line.currencyCode}</td>
                <td>{line.accountCurrencyCode}</td>
                <td className={textStyles.num}>{formatMoney(line.amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={5}>
                {translate('resources.qr-qpay.fields.settledAmount')}
              </th>
              <td className={textStyles.num}>
                {formatMoney(total(lines.map(({ amount }) => String(amount))))}
              </td>
            </tr>
          </tfoot>
        </Table>
      </TableFrame>
    </Card>
  );
}

/** Both sides of every journal; a loan's journal leads to its own page. */
function Journals({ details: { lines } }: { details: QpayDetails }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const title = translate('qpay.journals');
  return (
    <TableFrame label={title}>
      <Table caption={title}>
        <thead>
          <tr>
            <th scope="col">{translate('qpay.journal')}</th>
            <th scope="col">{translate('qpay.value_date')}</th>
            <th scope="col">{translate('qpay.account')}</th>
            <th scope="col" className={textStyles.num}>
              {heading(translate('term.debit'))}
            </th>
            <th scope="col" className={textStyles.num}>
              {heading(translate('term.credit'))}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>
                <JournalLink id={line.journalId} />
              </td>
              <td>{line.date}</td>
              <td>
                {line.account} <Muted>{translate(line.accountKey, { _: line.accountKey })}</Muted>
              </td>
              <td className={textStyles.num}>{line.debit && formatMoney(line.debit)}</td>
              <td className={textStyles.num}>{line.credit && formatMoney(line.credit)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {translate('common.total')}
            </th>
            <td className={textStyles.num}>
              {formatMoney(total(lines.map(({ debit }) => debit ?? '0.00')))}
            </td>
            <td className={textStyles.num}>
              {formatMoney(total(lines.map(({ credit }) => credit ?? '0.00')))}
            </td>
          </tr>
        </tfoot>
      </Table>
    </TableFrame>
  );
}

/** A journal with the way to its page, for those who may open it: a loan's own, or the general ledger's. */
function JournalLink({ id }: { id: string }) {
  const may = useMay();
  const isOfLoan = /^[JA]-\d/.test(id);
  const path = isOfLoan
    ? may('loan:view') && `/account-history-detail/${encodeURIComponent(id)}`
    : may('cgw-bank-income:access') && recordPath('accounting/gl-transactions', 'show', id);
  return path ? <Link to={path}>{id}</Link> : id;
}

/** The wallet that the payment went to, with its own journal, for those who may see wallets. */
function WalletLink({ record: { customerId, walletAccount } }: { record: Payment }) {
  const translate = useTranslate();
  const may = useMay();
  const path = customerId && may(WALLETS) ? recordPath('wallets', 'show', customerId) : undefined;
  return path && <Link to={path}>{translate('qpay.open_wallet', { number: walletAccount })}</Link>;
}
