import { useGetList } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { compareMoney } from '../../../domain/money';
import { endOfStep, feeLadder, feeStepFacts } from '../../../domain/wallets/feeSteps';
import type { RecordOf } from '../../../entity/entity';
import { QueryStatus } from '../../../framework/parts/QueryStatus';
import { useFieldHeading } from '../../../framework/useLabels';
import { Card } from '../../../ui/Card/Card';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Notice } from '../../../ui/Notice/Notice';
import { Stack } from '../../../ui/Stack/Stack';
import { MoneyText } from '../../../ui/Text/MoneyText';
import { Muted, Note } from '../../../ui/Text/Text';
import entity from './cashoutFee.entity';

type Step = Partial<RecordOf<typeof entity>>;

const ALL = { page: 1, perPage: 100 };
const ACTIVE = { isActiveForm: 'ACTIVE' };
const ASCENDING = { field: 'transactionAmount', order: 'ASC' } as const;
/** An amount as a form sends it; what is still being typed is none. */
const AMOUNT = /^\d+(\.\d+)?$/;

/**
 * The ladder of the step's kind as it would be with this step in it: from where to where, and what that costs. It says at
 * once when the step would overlap another one or leave a gap below it.
 */
export function FeeLadder({ record }: { record: Step }) {
  const translate = useTranslate();
  const heading = useFieldHeading(entity);
  const read = useGetList<RecordOf<typeof entity>>(
    entity.name,
    { filter: ACTIVE, pagination: ALL, sort: ASCENDING },
    { retry: false },
  );
  const { feeType, transactionAmount } = record;
  if (!feeType || !AMOUNT.test(transactionAmount ?? '')) return null;
  const own: Step = { ...record, isActiveForm: 'ACTIVE' };
  const others: readonly Step[] = (read.data ?? []).filter(({ id }) => id !== record.id);
  const { hasTwin, hasFirst } = feeStepFacts(others, record);
  const ladder = feeLadder([...others, own], feeType);
  const isGap = compareMoney(transactionAmount, '0') !== 0 && !hasFirst;
  return (
    <Card title={translate('content.fee.ladder')} across data-part="fee-ladder">
      <QueryStatus read={read}>
        <Stack gap={12}>
          <Note>{translate('content.fee.ladder_help')}</Note>
          {hasTwin && <Notice tone="warning">{translate('actionBlocks.fee_step_twin')}</Notice>}
          {isGap && <Notice tone="warning">{translate('actionBlocks.fee_step_gap')}</Notice>}
          <DataTable
            inner
            caption={translate('content.fee.ladder')}
            rows={ladder}
            keyOf={(step, at) => step.id ?? `new-${at}`}
            rowProps={(step) => ({ 'aria-current': step === own ? 'true' : undefined })}
            columns={[
              {
                key: 'from',
                head: heading('transactionAmount'),
                numeric: true,
                cell: (step) => <MoneyText value={step.transactionAmount} />,
              },
              {
                key: 'until',
                head: heading('untilAmount'),
                numeric: true,
                cell: (step) => {
                  const end = endOfStep(ladder, step);
                  return end ? (
                    <MoneyText value={end} />
                  ) : (
                    <Muted>{translate('content.fee.no_end')}</Muted>
                  );
                },
              },
              {
                key: 'fee',
                head: heading('feeAmount'),
                numeric: true,
                cell: (step) => <MoneyText value={step.feeAmount} />,
              },
              {
                key: 'own',
                head: heading('name'),
                isName: true,
                cell: (step) => (step === own ? <b>{step.name}</b> : step.name),
              },
            ]}
          />
        </Stack>
      </QueryStatus>
    </Card>
  );
}
