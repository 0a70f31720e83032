import { useTranslate } from 'ra-core';
import type { CorrectionChange } from '../../../domain/lending/amountCorrection';
import { formatMoney } from '../../../domain/money';
import { previewOf, type ViewProps } from './ActPreview';
import { ChangeTable } from './ChangeTable';
import { FiguresChange } from './FiguresChange';
import { reckonCorrection } from './reckonActs';
import { choiceAt } from './reckoning';

function View({ result, context }: ViewProps<CorrectionChange>) {
  const translate = useTranslate();
  const part = choiceAt(context.values, 'correctedPart');
  return (
    <>
      <ChangeTable
        changes={[
          [
            translate(`enums.CorrectedPart.${part}`),
            formatMoney(result.open.before),
            formatMoney(result.open.after),
          ],
        ]}
      />
      <FiguresChange change={result} />
    </>
  );
}

/** T18: what is owed of the part, and of the loan, before and after. */
export const AmountsPreview = previewOf(reckonCorrection, View);
