import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { formatMoney } from '../../../domain/money';
import { repaidPercent } from './loanFigures';
import { ReconciliationBar } from './ReconciliationBar';
import { useLoanFigures, type Loan } from './useLoanFigures';
import { Surface } from '../../../ui/Card/Card';
import { Meter } from '../../../ui/Meter/Meter';
import { Muted, NoWrap } from '../../../ui/Text/Text';
import styles from './LoanAlerts.module.css';
import { Row, Stack } from '../../../ui/Stack/Stack';

/** Under the header, in one line: whether the loan's figures agree, and how much is repaid. Nothing for a request. */
export function LoanAlerts() {
  const loan = useRecordContext<Loan>();
  const figures = useLoanFigures(loan?.id);
  if (!loan || figures.book.data?.book === null) return null;
  return (
    <Surface as="section" data-no-print data-part="loan-truth" aria-labelledby="loan-truth">
      <Stack pad="4px 16px">
        <ReconciliationBar figures={figures} base={`/loans/${loan.id}`}>
          <Repaid loan={loan} repaid={figures.book.data?.principalRepaid} />
        </ReconciliationBar>
      </Stack>
    </Surface>
  );
}

function Repaid({ loan, repaid }: { loan: Loan; repaid: string | undefined }) {
  const translate = useTranslate();
  const percent = repaidPercent(loan.lentAmount, repaid);
  const words = translate('loanPage.repaid', { percent: percent ?? 0 });
  return (
    <Row gap="4px 12px" className={styles.repaid} data-part="loan-repaid">
      <Meter label={words} value={percent ?? 0} />
      <NoWrap>
        <b>{percent === null ? '—' : words}</b>{' '}
        <Muted>
          {formatMoney(repaid)} / {formatMoney(loan.lentAmount)} {translate('unit.mnt')}
        </Muted>
      </NoWrap>
    </Row>
  );
}
