import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useFieldLabel } from '../../../crud/useLabels';
import type { LendingChange } from '../../../domain/lending/waterfall';
import { formatMoney } from '../../../domain/money';
import { ChangeTable, type Change } from './ChangeTable';
import { LoanValue } from './LoanValue';

type Side = LendingChange['figures']['before'];

/** The figures of a loan before and after an act: state, class, days, what is owed, the next due date. */
export function FiguresChange({ change }: { change: LendingChange }) {
  const translate = useTranslate();
  const label = useFieldLabel('loans');
  const { before, after, figures } = change;
  const isClosed = after.state === 'CLOSED';
  // What a closed loan no longer has, it does not show.
  const living = (name: string, of: (side: Side) => ReactNode): Change => [
    name,
    of(figures.before),
    isClosed ? null : of(figures.after),
  ];
  const changes: Change[] = [
    ...(before.state === after.state
      ? []
      : [
          [
            label('state'),
            <LoanValue key="before" field="state" value={before.state} />,
            <LoanValue key="after" field="state" value={after.state} />,
          ] as const,
        ]),
    [label('balance'), formatMoney(figures.before.balance), formatMoney(figures.after.balance)],
    [label('dueNow'), formatMoney(figures.before.dueNow), formatMoney(figures.after.dueNow)],
    living(label('overdueDays'), ({ daysPastDue }) => daysPastDue),
    living(label('classification'), ({ assetClass }) => (
      <LoanValue field="classification" value={assetClass} />
    )),
    living(translate('loanActs.next_due'), ({ nextDue }) => nextDue?.date),
    living(translate('loanActs.last_due'), ({ lastDue }) => lastDue),
  ];
  return <ChangeTable changes={changes} />;
}
