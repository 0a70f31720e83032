import type { KeyBelow } from '../../../../i18n/Catalogue';
import { useTranslate } from '../../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../../framework/useLabels';
import { temporaryBlock } from '../../../../domain/lending/temporaryCriteria';
import { formatMoney, saidValues, subtractMoney } from '../../../../domain/money';
import { Notice } from '../../../../ui/Notice/Notice';
import { Facts } from '../../../../ui/Facts/Facts';
import { choiceAt, type ActionContext } from './calculation';

/**
 * Where the money comes from the temporary account: what is on it, what stays, and why it may not be taken
 * (docs/domain/lending.md 8.9). Nothing for other sources.
 */
export function TemporaryNotes({ context, amount }: { context: ActionContext; amount: string }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const { values, answer } = context;
  const { temporary } = answer;
  if (choiceAt(values, 'paymentSource') !== 'TEMPORARY' || !temporary) return null;
  const { balance, criteria, dueInDays } = temporary;
  const block = temporaryBlock({ balance, amount, dueInDays }, criteria);
  const text = (key: KeyBelow<'loanActions.temporary'>) =>
    heading(translate(`loanActions.temporary.${key}`));
  return (
    <>
      <Facts
        sums
        facts={[
          [text('balance'), formatMoney(balance)],
          [text('stays'), formatMoney(subtractMoney(balance, amount))],
          [text('min'), formatMoney(criteria.minBalance)],
        ]}
      />
      {block && (
        <Notice role="alert" tone="danger">
          {translate(block.message, saidValues(block.values))}
        </Notice>
      )}
    </>
  );
}
