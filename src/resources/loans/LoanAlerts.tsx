import { useRecordContext, useTranslate } from 'ra-core';
import { formatMoney } from '../../domain/money';
import { repaidPercent } from './loanFigures';
import { TruthStrip } from './TruthStrip';
import { useLoanFigures, type Loan } from './useLoanFigures';
import './loans.css';

/** Under the header: how much is repaid, and whether the loan's figures agree. Nothing for a request. */
export function LoanAlerts() {
  const loan = useRecordContext<Loan>();
  const figures = useLoanFigures(loan?.id);
  if (!loan || figures.book.data?.book === null) return null;
  return (
    <section className="u-card loan-truth" aria-labelledby="loan-truth">
      <Repaid loan={loan} repaid={figures.book.data?.principalRepaid} />
      <TruthStrip figures={figures} base={`/loans/${loan.id}`} />
    </section>
  );
}

function Repaid({ loan, repaid }: { loan: Loan; repaid: string | undefined }) {
  const translate = useTranslate();
  const percent = repaidPercent(loan.lentAmount, repaid);
  const words = translate('loanPage.repaid', { percent: percent ?? 0 });
  return (
    <div className="loan-repaid">
      <div
        className="loan-meter"
        role="meter"
        aria-label={words}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent ?? 0}
      >
        <span style={{ width: `${percent ?? 0}%` }} />
      </div>
      <span className="u-nowrap">
        <b>{percent === null ? '—' : words}</b>{' '}
        <span className="u-muted">
          {formatMoney(repaid)} / {formatMoney(loan.lentAmount)} {translate('unit.mnt')}
        </span>
      </span>
    </div>
  );
}
