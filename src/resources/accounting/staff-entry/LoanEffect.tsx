import { useTranslate } from '../../../i18n/useTranslate';
import { AssetClassification, LoanState } from '../../../domain/enums/loans';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { ZERO } from '../../../domain/lending/amounts';
import { formatMoney } from '../../../domain/money';
import { useMoneyHeading } from '../../../framework/useLabels';
import { DiffTable, type Difference } from '../../../ui/DiffTable/DiffTable';
import { Stack } from '../../../ui/Stack/Stack';
import { Muted } from '../../../ui/Text/Text';
import { ReceiptNotes } from '../../loans/loan/actions/ReceiptNotes';
import { Waterfall } from '../../loans/loan/actions/Waterfall';
import type { EntryEffect, EntryLoanSide } from './api';

/** What the loan has of it: the waterfall of a receipt, and its figures before and after. */
export function LoanEffect({
  loan,
  hasLegs,
}: {
  loan: NonNullable<EntryEffect['loan']>;
  hasLegs: boolean;
}) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const { code, before, after, owed, split, released } = loan;
  const name = `${translate('staffEntry.loan')}: ${code}`;
  const row = (label: string, of: (side: EntryLoanSide) => string): Difference => ({
    label,
    before: of(before),
    after: after ? of(after) : '—',
  });
  const classText = (side: EntryLoanSide) =>
    side.classification ? translate(labelKeyOf(AssetClassification, side.classification)) : '—';
  const registryText = ({ registry }: EntryLoanSide) =>
    registry ? translate(`enums.CreditRegistryWriteStatus.${registry}`) : '—';
  return (
    <Stack gap={12} as="section" aria-label={name}>
      {owed && split && (
        <>
          <ReceiptNotes
            result={{ split, released: released ?? ZERO, isClosed: after?.state === 'CLOSED' }}
          />
          <Waterfall owed={owed} split={split} />
        </>
      )}
      <DiffTable
        caption={name}
        rows={[
          row(translate('resources.common.fields.state'), ({ state }) =>
            translate(labelKeyOf(LoanState, state)),
          ),
          row(heading(translate('resources.loans.fields.balance')), ({ balance }) =>
            formatMoney(balance),
          ),
          row(heading(translate('resources.loans.fields.dueNow')), ({ dueNow }) =>
            formatMoney(dueNow),
          ),
          row(translate('resources.loans.fields.classification'), classText),
          row(translate('staffEntry.registry'), registryText),
        ]}
      />
      {!hasLegs && after && <Muted as="p">{translate('staffEntry.no_legs')}</Muted>}
    </Stack>
  );
}
