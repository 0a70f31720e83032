import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { QueryBoundary } from '../../../framework/parts/QueryBoundary';
import type { RecordOf } from '../../../entity/entity';
import type customers from '../customer/customer.entity';
import { AcceptedTable } from './AcceptedTable';
import { DifferenceTable } from './DifferenceTable';
import { LastReading } from './LastReading';
import { LookupLog } from './LookupLog';
import { useStateRegistryStatus } from './useXyp';
import { Notice } from '../../../ui/Notice/Notice';
import { Stack } from '../../../ui/Stack/Stack';

/**
 * The customer against the state registry: last reading, differences open and accepted, log of look-ups
 * (docs/domain/registries.md 4.3).
 */
export function XypDetailTab() {
  const customer = useRecordContext<RecordOf<typeof customers>>();
  const translate = useTranslate();
  const standing = useStateRegistryStatus(customer?.id);
  if (!customer) return null;
  const id = String(customer.id);
  if (customer.type === 'COMPANY')
    return <Notice tone="caution">{translate('xyp.company')}</Notice>;
  return (
    <QueryBoundary read={standing} empty={{ title: '' }}>
      {(facts) => (
        <Stack gap={16}>
          <LastReading customerId={id} standing={facts} />
          {facts.reading && <DifferenceTable customerId={id} reading={facts.reading} />}
          {facts.reading && <AcceptedTable accepted={facts.reading.accepted} />}
          <LookupLog log={facts.log} />
        </Stack>
      )}
    </QueryBoundary>
  );
}
