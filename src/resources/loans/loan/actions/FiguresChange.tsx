import type { ReactNode } from 'react';
import { useTranslate } from '../../../../i18n/useTranslate';
import type { LendingChange } from '../../../../domain/lending/waterfall';
import { formatMoney } from '../../../../domain/money';
import { useLoanHeading } from '../parts/useLoanHeading';
import { DiffTable, type Difference } from '../../../../ui/DiffTable/DiffTable';
import { LoanValue } from './LoanValue';

type Side = LendingChange['figures']['before'];

interface Props {
  change: LendingChange;
  /** What else the action changes, before the figures. */
  first?: readonly Difference[];
}

/** The figures of a loan before and after an action: state, class, days, what is owed, the next due date. */
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
  ): Difference => {
    const [was, is] = [of(figures.before), of(figures.after)];
    const shown = show(was);
    return { label: name, before: shown, after: isClosed ? null : is === was ? shown : show(is) };
  };
  const changes: Difference[] = [
    ...first,
    ...(before.state === after.state
      ? []
      : [
          {
            label: heading('state'),
            before: <LoanValue field="state" value={before.state} />,
            after: <LoanValue field="state" value={after.state} />,
          },
        ]),
    {
      label: heading('balance'),
      before: formatMoney(figures.before.balance),
      after: formatMoney(figures.after.balance),
    },
    {
      label: heading('dueNow'),
      before: formatMoney(figures.before.dueNow),
      after: formatMoney(figures.after.dueNow),
    },
    living(heading('overdueDays'), ({ daysPastDue }) => daysPastDue),
    living(
      heading('classification'),
      ({ assetClass }) => assetClass,
      (assetClass) => <LoanValue field="classification" value={assetClass} />,
    ),
    living(translate('loanActions.next_due'), ({ nextDue }) => nextDue?.date),
    living(translate('loanActions.last_due'), ({ lastDue }) => lastDue),
  ];
  return <DiffTable rows={changes} />;
}
