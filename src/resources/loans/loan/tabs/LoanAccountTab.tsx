import { useRecordContext } from 'ra-core';

import type { KeyBelow } from '../../../../i18n/Catalogue';
import { useTranslate } from '../../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../../framework/useLabels';
import { sumMoney, formatMoney, isNegativeMoney } from '../../../../domain/money';
import { CopyButton } from '../../../../ui/CopyButton/CopyButton';
import { DateText } from '../../../../ui/Text/DateText';
import { KeyFacts } from '../../../../ui/Facts/KeyFacts';
import { Card } from '../../../../framework/parts/Card';
import { EntryKind } from '../parts/EntryKind';
import { journalAnchor } from '../parts/journals';
import { QueryBoundary } from '../../../../framework/parts/QueryBoundary';
import { type Loan, useLoanFigures } from '../useLoanFigures';
import { CardBody } from '../../../../ui/Card/Card';
import { NoWrap } from '../../../../ui/Text/Text';
import { DataTable } from '../../../../ui/DataTable/DataTable';
import { Link } from '../../../../ui/Link/Link';
import textStyles from '../../../../ui/Text/Text.module.css';
import type { AccountMovement, LoanAccount } from '../api';
import { Note } from '../../../../ui/Text/Text';

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
        <Note>{translate('loanPage.account.sign')}</Note>
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
  const text = (column: KeyBelow<'loanPage.account.columns'>) =>
    translate(`loanPage.account.columns.${column}`);
  return (
    <DataTable
      tall
      data-part="loan-table"
      caption={translate('loanPage.account.movements')}
      columns={[
        { key: 'date', head: text('date'), cell: ({ date }) => date },
        { key: 'kind', head: text('kind'), cell: ({ kind }) => <EntryKind kind={kind} /> },
        ...(['debit', 'credit'] as const).map((side) => ({
          key: side,
          head: heading(text(side)),
          numeric: true,
          cell: ({ [side]: amount }: AccountMovement) =>
            amount === null ? '' : formatMoney(amount),
        })),
        {
          key: 'balance',
          head: heading(text('balance')),
          numeric: true,
          cell: ({ balance }) => signed(balance),
        },
        {
          key: 'journal',
          head: text('journal'),
          cell: ({ journalId }) => (
            <Link to={`${base}#${journalAnchor(journalId)}`}>{journalId}</Link>
          ),
        },
      ]}
      rows={movements}
      keyOf={({ id }) => id}
      sums={[
        {
          date: translate('common.total'),
          debit: formatMoney(sumMoney(movements.map(({ debit }) => debit))),
          credit: formatMoney(sumMoney(movements.map(({ credit }) => credit))),
          balance: signed(closing),
        },
      ]}
    />
  );
}
