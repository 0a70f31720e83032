import type { ValueOf } from '../../../../domain/enums/enumeration';
import type { CorrectedPart } from '../../../../domain/enums/loans';
import { useTranslate } from '../../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../../framework/useLabels';
import type { CorrectionChange } from '../../../../domain/lending/amountCorrection';
import { formatMoney } from '../../../../domain/money';
import { CorrectionBounds } from './ActionBounds';
import { previewOf, type ViewProps } from './ActionPreview';
import { FiguresChange } from './FiguresChange';
import { calculateCorrection } from './calculateActions';
import { choiceAt } from './calculation';

function View({ result, context }: ViewProps<CorrectionChange>) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const part = choiceAt<ValueOf<typeof CorrectedPart>>(context.values, 'correctedPart');
  return (
    <FiguresChange
      change={result}
      first={[
        {
          label: part ? heading(translate(`enums.CorrectedPart.${part}`)) : '',
          before: formatMoney(result.open.before),
          after: formatMoney(result.open.after),
        },
      ]}
    />
  );
}

/** T18: what is owed of the part, and of the loan, before and after. */
export const AmountsPreview = previewOf(calculateCorrection, View, CorrectionBounds);
