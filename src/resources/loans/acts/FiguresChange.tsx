import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { LendingChange } from '../../../domain/lending/waterfall';
import { formatMoney } from '../../../domain/money';
import { useLoanHeading } from '../parts/useLoanHeading';
import { ChangeTable, type Change } from './ChangeTable';
import { LoanValue } from './LoanValue';

type Side = LendingChange['figures']['before'];

interface Props {
  change: LendingChange;
  /** What else the act changes, before the figures. */
  first?: readonly Change[];
}

/** The figures of a loan before and after an act: state, class, days, what is owed, the next due date. */
export function FiguresChange({ change, first = [] }: Props) {
  const translate = useTranslate();
  const heading = useLoanHeading();
  const { before, after, figures } = change;
  const isClosed = after.state === 'CLOSED';
  // What a closed loan no longer has, it does not show.
  const living = <T extends ReactNode>(
    name: string,
    of: (side: Side) => T,
    show: (value: T) => ReactNode = (value) => value,
  ): Change => {
    const [was, is] = [of(figures.before), of(figures.after)];
    const shown = show(was);
    return [name, shown, isClosed ? null : is === was ? shown : show(is)];
  };
  const changes: Change[] = [
    ...first,
    ...(before.state === after.state
      ? []
      : [
          [
            heading('state'),
            <LoanValue key="before" field="state" value={before.state} />,
            <LoanValue key="after" field="state" value={after.state} />,
          ] as const,
        ]),
    [heading('balance'), formatMoney(figures.before.balance), formatMoney(figures.after.balance)],
    [heading('dueNow'), formatMoney(figures.before.dueNow), formatMoney(figures.after.dueNow)],
    living(heading('overdueDays'), ({ daysPastDue }) => daysPastDue),
    living(
      heading('classification'),
      ({ assetClass }) => assetClass,
      (assetClass) => <LoanValue field="classification" value={assetClass} />,
    ),
    living(translate('loanActs.next_due'), ({ nextDue }) => nextDue?.date),
    living(translate('loanActs.last_due'), ({ lastDue }) => lastDue),
  ];
  return <ChangeTable changes={changes} />;
}
