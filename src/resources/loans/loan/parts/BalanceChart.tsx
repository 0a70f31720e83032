import { useTranslate } from '../../../../i18n/useTranslate';
import type { HistoryRow } from '../../../../dataProviders/UrtuuDataProvider';
import { numberOfClass } from '../../../../domain/classification';
import { AssetClassification } from '../../../../domain/enums/loans';
import { labelKeyOf, toneOf } from '../../../../domain/enums/readEnum';
import type { LoanBook } from '../../../../domain/lending/LoanBook';
import { Chart } from '../../../../ui/Chart/Chart';
import type { AccountMovement } from '../api';
import type { Loan } from '../useLoanFigures';
import { balanceCurve, classBands } from './balanceCurve';
import { ROW_STATUSES } from './rowStatuses';
import { scheduleOf } from './scheduleRows';

interface Props {
  loan: Loan;
  book: LoanBook;
  movements: readonly AccountMovement[];
  /** Of the loan's changes: its classes. */
  history: readonly HistoryRow[];
  today: string;
}

/** The balance of a loan by its plan and by its account, with its classes and due dates (docs/domain/lending.md 16.1). */
export function BalanceChart({ loan, book, movements, history, today }: Props) {
  const translate = useTranslate();
  const { days, planned, actual } = balanceCurve(book, movements, today);
  const last = days[days.length - 1];
  const bands = classBands(history, {
    from: days[0],
    to: last < today ? last : today,
    now: loan.classification,
  });
  const rows = scheduleOf(book, today).standing;
  const statusOf = (day: string) => rows.find(({ dueDate }) => dueDate === day)?.standing;
  const classOn = (day: string) => bands.findLast(({ from, to }) => from <= day && day <= to);
  const className = (assetClass: AssetClassification) =>
    `${numberOfClass(assetClass)} ${translate(labelKeyOf(AssetClassification, assetClass))}`;
  return (
    <Chart
      across
      data-part="loan-curve"
      title={translate('loanPage.curve.title')}
      kind="steps"
      format="money"
      pointName={translate('loanPage.curve.day')}
      noteName={translate('loanPage.curve.note')}
      points={days.map((day) => {
        const status = statusOf(day);
        const band = classOn(day);
        return {
          key: day,
          label: day,
          note: [
            status && translate(ROW_STATUSES[status].labelKey),
            band && className(band.assetClass),
          ]
            .filter(Boolean)
            .join(', '),
        };
      })}
      series={[
        { key: 'planned', label: translate('loanPage.curve.planned'), figures: planned },
        { key: 'actual', label: translate('loanPage.curve.actual'), figures: actual },
      ]}
      bands={bands.map(({ from, to, assetClass }) => ({
        from,
        to,
        tone: toneOf(AssetClassification, assetClass),
        label: className(assetClass),
      }))}
      marks={rows.map(({ dueDate, standing }) => ({
        at: dueDate,
        tone: ROW_STATUSES[standing].tone,
        label: translate(ROW_STATUSES[standing].labelKey),
      }))}
      nothing={{ title: translate('loanPage.account.none'), text: '' }}
    />
  );
}
