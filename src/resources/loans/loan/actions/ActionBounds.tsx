import type { KeyBelow } from '../../../../i18n/Catalogue';
import { useTranslate } from '../../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../../framework/useLabels';
import { useRecordPart } from '../../../../framework/parts/useRecordPart';
import { correctionBounds } from '../../../../domain/lending/amountCorrection';
import { lastActionDate } from '../../../../domain/lending/backdated';
import { courtCostMax } from '../../../../domain/lending/court';
import { extensionBounds } from '../../../../domain/lending/extensionBlocks';
import { USUAL_SETTINGS } from '../../../../domain/lending/lendingSettings';
import { renewalBounds } from '../../../../domain/lending/renewalBlocks';
import { repairBounds } from '../../../../domain/lending/repair';
import type { CorrectedPart } from '../../../../domain/enums/loans';
import type { ValueOf } from '../../../../domain/enums/enumeration';
import { formatMoney } from '../../../../domain/money';
import { Facts, type Fact } from '../../../../ui/Facts/Facts';
import { Notice } from '../../../../ui/Notice/Notice';
import { loanParts } from '../api';
import { type ActionContext, choiceAt, judgedBook, numberAt } from './calculation';

// What may be typed at most, said before it is typed; the rules refuse beyond it with the same figures.

interface Props {
  context: ActionContext;
}

function useTexts() {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  return {
    text: (key: KeyBelow<'loanActions.bounds'>, values?: Record<string, unknown>) =>
      translate(`loanActions.bounds.${key}`, values),
    money: (key: KeyBelow<'loanActions.bounds'>): string =>
      heading(translate(`loanActions.bounds.${key}`)),
  };
}

/** T18: how much may be taken off the chosen part, and how much added. */
export function CorrectionBounds({ context: { answer, values } }: Props) {
  const { money } = useTexts();
  const part = choiceAt<ValueOf<typeof CorrectedPart>>(values, 'correctedPart');
  if (!answer.book || !part) return null;
  const { take, add } = correctionBounds(judgedBook(answer, answer.book), part, answer.today);
  return (
    <Facts
      facts={[
        [money('take'), formatMoney(take)],
        [money('add'), formatMoney(add)],
      ]}
    />
  );
}

/** T7: never more than was asked for. */
export function RepairBounds({ context: { answer } }: Props) {
  const { money } = useTexts();
  const { balance, fee } = repairBounds(answer.terms.principal, answer.settings ?? USUAL_SETTINGS);
  return (
    <Facts
      facts={[
        [money('balance'), formatMoney(balance)],
        [money('fee'), formatMoney(fee)],
      ]}
    />
  );
}

/** T10: how far the due dates may move, and what it may cost. */
export function ExtensionBounds({ context: { answer } }: Props) {
  const { text, money } = useTexts();
  if (!answer.book) return null;
  const { months, days, fee } = extensionBounds(judgedBook(answer, answer.book));
  return (
    <Facts
      facts={[
        [text('duration'), text('months_or_days', { months, days })],
        [money('fee'), formatMoney(fee)],
      ]}
    />
  );
}

/** T11: the latest first day, and what it may cost. */
export function RenewalBounds({ context: { answer } }: Props) {
  const { text, money } = useTexts();
  if (!answer.book) return null;
  const { firstDate, fee } = renewalBounds(judgedBook(answer, answer.book), answer.today);
  return (
    <Facts
      facts={[
        [text('first_date'), firstDate],
        [money('fee'), formatMoney(fee)],
      ]}
    />
  );
}

/** T13: the days that a claim may be of, what fee and cost may be, and whom it may name. */
export function CourtBounds({ context: { answer, record, values } }: Props) {
  const { text, money } = useTexts();
  const { data } = useRecordPart('loans', loanParts.participants, record.id);
  const { book, opening, actions, today } = answer;
  if (!book) return null;
  const liable = data?.filter(
    ({ role, state }) => role !== 'REPRESENTATIVE' && state !== 'WAITING',
  );
  const chosen = numberAt(values, 'courtCustomer') ?? Number(values.courtCustomer ?? 0);
  const isLiable = !liable || !chosen || liable.some(({ customerId }) => customerId === chosen);
  const days: Fact[] =
    opening && actions
      ? [[text('court_days'), `${lastActionDate({ opening, actions })} – ${today}`]]
      : [];
  return (
    <>
      <Facts
        facts={[
          ...days,
          [money('court_costs'), formatMoney(courtCostMax(judgedBook(answer, book), today))],
          ...(liable ? [[text('liable'), liable.map(({ name }) => name).join(', ')] as const] : []),
        ]}
      />
      {!isLiable && (
        <Notice role="alert" tone="danger">
          {text('not_liable')}
        </Notice>
      )}
    </>
  );
}
