import { useTranslate } from '../../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../../framework/useLabels';
import type { ExtensionResult } from '../../../../domain/lending/extension';
import { formatMoney } from '../../../../domain/money';
import { heldParts } from '../loanFigures';
import { BeforeAfterSchedule } from '../parts/BeforeAfterSchedule';
import { Facts } from '../../../../ui/Facts/Facts';
import { SplitFacts } from '../parts/SplitFacts';
import { ExtensionBounds } from './ActionBounds';
import { previewOf, type ViewProps } from './ActionPreview';
import { FiguresChange } from './FiguresChange';
import { calculateExtension } from './calculateActions';
import { SourceNotes } from './SourceNotes';

function View({ result, context }: ViewProps<ExtensionResult>) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const { before, after, date, amount, costs, totalCost, newDueDates, extraInterest } = result;
  return (
    <>
      <Facts
        facts={[
          [
            heading(translate('loanActions.extend.cost')),
            <b key="cost">{formatMoney(totalCost)}</b>,
          ],
          [translate('loanActions.extend.new_dates'), newDueDates.join(', ')],
          [heading(translate('loanActions.extend.extra_interest')), formatMoney(extraInterest)],
        ]}
      />
      <SourceNotes context={context} amount={amount} />
      <SplitFacts
        split={costs}
        parts={heldParts([costs])}
        title={translate('loanActions.extend.costs')}
      />
      <BeforeAfterSchedule before={before} after={after} date={date} paid={amount} />
      <FiguresChange change={result} />
    </>
  );
}

/** T10: what the customer pays now, the new due dates, the extra interest, the rows before and after. */
export const ExtendPreview = previewOf(calculateExtension, View, ExtensionBounds);
