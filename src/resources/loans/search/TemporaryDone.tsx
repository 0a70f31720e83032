import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useMoneyHeading } from '../../../crud/useLabels';
import { SPLIT_PARTS } from '../../../domain/lending/claims';
import { formatMoney } from '../../../domain/money';
import { recordPath } from '../../../entity/paths';
import { LoanField } from './LoanField';
import { Card } from '../../../crud/parts/Card';
import { Facts, type Fact } from '../../../crud/parts/Facts';
import type { TemporaryAccount, TemporaryRepaid } from './api';

interface Props {
  /** The account as it was. */
  before: TemporaryAccount;
  done: TemporaryRepaid;
  onAgain: () => void;
}

/** The receipt: what was booked, how it fell, and both balances afterwards. */
export function TemporaryDone({ before, done, onAgain }: Props) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const { receipt, loan, balance } = done;
  const text = (key: string) => translate(`loanLists.temporary.${key}`);
  const split = SPLIT_PARTS.flatMap((part): Fact[] =>
    Number(receipt.split[part]) > 0
      ? [[heading(translate(`enums.ReceiptPart.${part}`)), formatMoney(receipt.split[part])]]
      : [],
  );
  return (
    <Card title={text('receipt')}>
      <div className="ll-columns">
        <Facts
          facts={[
            [text('receipt_number'), `R-${receipt.id}`],
            [heading(text('amount')), <b key="amount">{formatMoney(receipt.amount)}</b>],
            [translate('resources.loans.fields.code'), loan.code],
            [
              translate('resources.common.fields.state'),
              <LoanField key="state" field="state" value={loan.state} />,
            ],
            [heading(text('loan_balance')), formatMoney(loan.balance)],
            [heading(text('balance')), `${formatMoney(before.balance)} → ${formatMoney(balance)}`],
          ]}
        />
        <section aria-label={text('split_done')}>
          <h3 className="u-card-title">{text('split_done')}</h3>
          <Facts sums facts={split} />
        </section>
      </div>
      <div className="u-acts ll-note">
        <Link className="u-button" to={recordPath('loans', 'show', loan.id) ?? ''}>
          {text('to_loan')}
        </Link>
        <button type="button" className="u-button" onClick={onAgain}>
          {text('another')}
        </button>
      </div>
    </Card>
  );
}
