import { useRecordContext, useTranslate } from 'ra-core';

import { useMoneyHeading } from '../../../../framework/useLabels';
import { sumMoney, formatMoney, isNegativeMoney } from '../../../../domain/money';
import { CopyButton } from '../../../../ui/CopyButton/CopyButton';
import { DateText } from '../../../../ui/Text/DateText';
import { KeyFacts } from '../../../../ui/Facts/KeyFacts';
import { Card } from '../../../../framework/parts/Card';
import { EntryKindChip } from '../parts/EntryKindChip';
import { journalAnchor } from '../parts/journals';
import { QueryBoundary } from '../../../../framework/parts/QueryBoundary';
import { type Loan, useLoanFigures } from '../useLoanFigures';
import { CardBody } from '../../../../ui/Card/Card';
import { Hidden, Muted, NoWrap } from '../../../../ui/Text/Text';
import { Table, TableFrame } from '../../../../ui/DataTable/Table';
import { Link } from '../../../../ui/Link/Link';
import textStyles from '../../../../ui/Text/Text.module.css';
import loansStyles from '../loan.module.css';
import type { AccountMovement, LoanAccount } from '../api';

/**
 * The loan account: its header, and every movement with the balance after it and its journal
 * (docs/domain/lending.md 16.1).
 */
export function LoanAccountTab() {
  const loan = useRecordContext<Loan>();
  const translate = useTranslate();
  const { account } = useLoanFigures(loan?.id);
  if (!loan) return null;
  return (
    <QueryBoundary
      read={account}
      empty={{ title: translate('loanPage.account.none') }}
      isEmpty={({ openedOn, movements }) => openedOn === null && movements.length === 0}
    >
      {(data) => <Account account={data} base={`/loans/${loan.id}/account-history`} />}
    </QueryBoundary>
  );
}

const signed = (value: string) => (
  <span className={isNegativeMoney(value) ? textStyles.negative : undefined} title={value}>
    {formatMoney(value)}
  </span>
);

function Account({ account, base }: { account: LoanAccount; base: string }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const { accountNumber, openedOn, opening, closing, movements } = account;
  return (
    <Card title={translate('loanPage.account.title')} flush>
      <CardBody>
        <KeyFacts
          facts={[
            {
              key: 'number',
              label: translate('loanPage.account.number'),
              value: (
                <NoWrap>
                  {accountNumber}{' '}
                  <CopyButton value={accountNumber} label={translate('loanPage.account.number')} />
                </NoWrap>
              ),
            },
            {
              key: 'opened',
              label: translate('loanPage.account.opened'),
              value: <DateText value={openedOn} />,
            },
            {
              key: 'opening',
              label: heading(translate('term.opening_balance')),
              value: signed(opening),
            },
            {
              key: 'closing',
              label: heading(translate('term.closing_balance')),
              value: signed(closing),
            },
          ]}
        />
        <Muted className={loansStyles.note} as="p">
          {translate('loanPage.account.sign')}
        </Muted>
      </CardBody>
      <Movements movements={movements} closing={closing} base={base} />
    </Card>
  );
}

interface MovementsProps {
  movements: readonly AccountMovement[];
  closing: string;
  base: string;
}

function Movements({ movements, closing, base }: MovementsProps) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const heads = ['date', 'kind', 'debit', 'credit', 'balance', 'journal'] as const;
  const isMoney = (head: string) => ['debit', 'credit', 'balance'].includes(head);
  const headOf = (head: string) => {
    const text = translate(`loanPage.account.columns.${head}`);
    return isMoney(head) ? heading(text) : text;
  };
  const money = (value: string | null) => (value === null ? '' : formatMoney(value));
  return (
    <TableFrame tall label={translate('loanPage.account.movements')}>
      <Table data-part="loan-table">
        <Hidden as="caption">{translate('loanPage.account.movements')}</Hidden>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={isMoney(head) ? textStyles.num : undefined}>
                {headOf(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {movements.map(({ id, date, kind, debit, credit, balance, journalId }) => (
            <tr key={id}>
              <NoWrap as="td">{date}</NoWrap>
              <td>
                <EntryKindChip kind={kind} />
              </td>
              <td className={textStyles.num}>{money(debit)}</td>
              <td className={textStyles.num}>{money(credit)}</td>
              <td className={textStyles.num}>{signed(balance)}</td>
              <td>
                <Link to={`${base}#${journalAnchor(journalId)}`}>{journalId}</Link>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {translate('common.total')}
            </th>
            <td className={textStyles.num}>
              {formatMoney(sumMoney(movements.map(({ debit }) => debit)))}
            </td>
            <td className={textStyles.num}>
              {formatMoney(sumMoney(movements.map(({ credit }) => credit)))}
            </td>
            <td className={textStyles.num}>{signed(closing)}</td>
            <td />
          </tr>
        </tfoot>
      </Table>
    </TableFrame>
  );
}
