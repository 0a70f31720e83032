import { useTranslate } from '../../../i18n/useTranslate';
import type { TermUnit } from '../../../domain/enums/loans';
import { aggregatedProduct } from '../../../domain/lending/aggregatedProduct';
import { Notice } from '../../../ui/Notice/Notice';
import type { RecordOf } from '../../../entity/entity';
import { TypedRateNotice } from '../loan/parts/TypedRateNotice';
import { useLendingSettings } from '../loan/useLendingSettings';
import type assessment from './aggregation.entity';

const QUEUES = {
  LOAN: 'menu.loans.pending_loan',
  LOAN_LONG_TERM: 'menu.loans.pending_ltl',
} as const;

/**
 * What an acceptance makes, where it waits then, and what becomes of the other lenders' copies
 * (docs/domain/lending.md 4.5).
 */
export function AcceptPreview({ record }: { record: RecordOf<typeof assessment> }) {
  const translate = useTranslate();
  const settings = useLendingSettings();
  const product = aggregatedProduct(Number(record.duration), record.termUnit as TermUnit, settings);
  return (
    <>
      <Notice>
        <ul>
          <li>{translate('evidence.accept_makes', { queue: translate(QUEUES[product]) })}</li>
          <li>{translate('evidence.accept_cancels')}</li>
        </ul>
      </Notice>
      <TypedRateNotice />
    </>
  );
}
