import { useRecordContext } from 'ra-core';
import { Link } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import { today } from '../../../domain/clock';
import { AssetClassification } from '../../../domain/enums/loans';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { loanSentence, type LoanSentence } from '../../../domain/lending/loanSentence';
import { formatMoney } from '../../../domain/money';
import { repaidPercent } from './loanFigures';
import { ReconciliationBar } from './ReconciliationBar';
import { useLoanFigures, type Loan } from './useLoanFigures';
import { AlertList } from '../../../ui/AlertList/AlertList';
import { Surface } from '../../../ui/Card/Card';
import { Meter } from '../../../ui/Meter/Meter';
import { Muted, NoWrap } from '../../../ui/Text/Text';
import styles from './LoanAlerts.module.css';
import { Row, Stack } from '../../../ui/Stack/Stack';

/**
 * Under the header: what is wrong and what comes next, in one sentence; then, in one line, whether the loan's figures agree and
 * how much is repaid. Nothing of it for a request.
 */
export function LoanAlerts() {
  const loan = useRecordContext<Loan>();
  if (!loan) return null;
  return (
    <>
      <Sentence loan={loan} />
      <Truth loan={loan} />
    </>
  );
}

/** The sentence, with the way to what to do about it. */
function Sentence({ loan }: { loan: Loan }) {
  const translate = useTranslate();
  const sentence = loanSentence(loan, today());
  if (!sentence) return null;
  const calls = `/loans/${loan.id}/call-log/${loan.customerId}`;
  return (
    <AlertList
      alerts={[
        {
          key: sentence.key,
          tone: sentence.key === 'late' ? GRAVITY[loan.classification ?? 'PAST_DUE'] : 'caution',
          text: wordsOf(sentence, translate),
          link: <Link to={calls}>{translate('loanPage.sentence.call')}</Link>,
        },
      ]}
    />
  );
}

/** How grave it is to be late in a class. */
const GRAVITY = {
  STANDARD: 'caution',
  PAST_DUE: 'caution',
  SUBSTANDARD: 'danger',
  DOUBTFUL: 'danger',
  BAD: 'critical',
} as const;

function wordsOf(sentence: LoanSentence, translate: ReturnType<typeof useTranslate>): string {
  if (sentence.key === 'claimed')
    return translate('loanPage.sentence.claimed', { amount: formatMoney(sentence.amount) });
  const due = formatMoney(sentence.due);
  if (sentence.key === 'due_today') return translate('loanPage.sentence.due_today', { due });
  const late = translate('loanPage.sentence.late', { smart_count: sentence.days, due });
  if (!sentence.falls) return late;
  const { to, on } = sentence.falls;
  const falls = { day: on, to: translate(labelKeyOf(AssetClassification, to)) };
  return `${late} ${translate('loanPage.sentence.falls', falls)}`;
}

function Truth({ loan }: { loan: Loan }) {
  const figures = useLoanFigures(loan.id);
  if (figures.book.data?.book === null) return null;
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
