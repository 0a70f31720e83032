import { useTranslate } from '../../../../i18n/useTranslate';
import type { LendingChange } from '../../../../domain/lending/waterfall';
import { previewOf, type ViewProps } from './ActionPreview';
import { FiguresChange } from './FiguresChange';
import { calculateReturn, calculateRisk, calculateWithdrawal } from './calculateActions';
import { Notice } from '../../../../ui/Notice/Notice';

type Props = ViewProps<LendingChange>;

function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <Notice>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Notice>
  );
}

function Risk({ result }: Props) {
  const translate = useTranslate();
  return (
    <>
      <FiguresChange change={result} />
      <Notes
        notes={[
          translate('loanActions.risk.accrual', { date: result.date }),
          translate('loanActions.risk.customer'),
        ]}
      />
    </>
  );
}

function Return({ result }: Props) {
  const translate = useTranslate();
  return (
    <>
      <FiguresChange change={result} />
      <Notes notes={[translate('loanActions.risk.resumes', { date: result.date })]} />
    </>
  );
}

function Withdrawal({ result }: Props) {
  const translate = useTranslate();
  return (
    <>
      <FiguresChange change={result} />
      <Notes notes={[translate('loanActions.claim.withdrawn')]} />
    </>
  );
}

/** T12: the state, the day from which no interest is charged, and what closes for the customer. */
export const RiskPreview = previewOf(calculateRisk, Risk);

/** T14: the state, and the day from which interest runs again. */
export const ReturnPreview = previewOf(calculateReturn, Return);

/** T15: back to the risk department; what the court cost is no longer asked for. */
export const WithdrawPreview = previewOf(calculateWithdrawal, Withdrawal);
