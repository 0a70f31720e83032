import { useMemo } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { useFieldLabel, useMoneyHeading } from '../../../framework/useLabels';
import type { TermUnit } from '../../../domain/enums/loans';
import { extend } from '../../../domain/lending/extension';
import { formatMoney } from '../../../domain/money';
import { FiguresChange } from '../loan/actions/FiguresChange';
import { bookOf, calculated } from '../loan/actions/calculation';
import { WalletNotes } from '../loan/actions/SourceNotes';
import { BeforeAfterSchedule } from '../loan/parts/BeforeAfterSchedule';
import { Facts } from '../../../ui/Facts/Facts';
import { contextOf } from '../pending/contextOf';
import type { ResultShown, ReviewDetailsProps } from '../pending/ReviewDetailsOf';
import { RulesResult } from '../pending/RulesResult';

/**
 * What the requested extension does: its cost, the new dates, the rows before and after (T10,
 * docs/domain/lending.md 3.1).
 */
export function ExtensionResult(props: ReviewDetailsProps & ResultShown) {
  const translate = useTranslate();
  const label = useFieldLabel('loans/pending/extension');
  const heading = useMoneyHeading();
  const result = useMemo(() => calculated(calculateRequested, contextOf(props)), [props]);
  return (
    <RulesResult calculated={result}>
      {(change) => (
        <>
          <Facts
            sums
            facts={[
              [
                heading(translate('loanActions.extend.cost')),
                <b key="cost">{formatMoney(change.totalCost)}</b>,
              ],
              [label('newRefundDate'), change.newDueDates[0]],
              [
                heading(translate('loanActions.extend.extra_interest')),
                formatMoney(change.extraInterest),
              ],
            ]}
          />
          <WalletNotes context={contextOf(props)} amount={change.amount} />
          {!props.brief && (
            <>
              <BeforeAfterSchedule
                before={change.before}
                after={change.after}
                date={change.date}
                paid={change.amount}
              />
              <FiguresChange change={change} />
            </>
          )}
        </>
      )}
    </RulesResult>
  );
}

/** The extension as it was asked for; that it waits itself is no block to it. */
const calculateRequested = (context: ReturnType<typeof contextOf>) => {
  const { values, answer } = context;
  return extend(bookOf(context), {
    date: answer.today,
    duration: values.duration as number,
    unit: values.termUnit as TermUnit,
    fee: values.fee as string,
    isPendingOne: true,
  });
};
