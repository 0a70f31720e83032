import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../framework/useLabels';
import { SPLIT_PARTS } from '../../../domain/lending/claims';
import { formatMoney } from '../../../domain/money';
import { recordPath } from '../../../entity/paths';
import { LoanField } from '../search/LoanField';
import { Card } from '../../../framework/parts/Card';
import { Facts, type Fact } from '../../../ui/Facts/Facts';
import { Columns, Row } from '../../../ui/Stack/Stack';
import { CardTitle } from '../../../ui/Card/Card';
import { Button } from '../../../ui/Button/Button';
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
  const text = (key: KeyBelow<'loanLists.temporary'>) => translate(`loanLists.temporary.${key}`);
  const split = SPLIT_PARTS.flatMap((part): Fact[] =>
    Number(receipt.split[part]) > 0
      ? [[heading(translate(`enums.ReceiptPart.${part}`)), formatMoney(receipt.split[part])]]
      : [],
  );
  return (
    <Card title={text('receipt')}>
      <Columns min={420}>
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
          <CardTitle as="h3">{text('split_done')}</CardTitle>
          <Facts sums facts={split} />
        </section>
      </Columns>
      <Row pad="8px 0 0">
        <Button to={recordPath('loans', 'show', loan.id) ?? ''}>{text('to_loan')}</Button>
        <Button onClick={onAgain}>{text('another')}</Button>
      </Row>
    </Card>
  );
}
