import { useRecordContext } from 'ra-core';

import { useTranslate } from '../../../../i18n/useTranslate';
import { useMay } from '../../../../framework/useMay';
import { sumMoney } from '../../../../domain/money';
import { accessOf } from '../../../../entity/manifests';
import { recordPath } from '../../../../entity/paths';
import entity from '../../customer-contract/customerContract.entity';
import { MoneyText } from '../../../../ui/Text/MoneyText';
import { RecordTable } from '../../../../framework/record/RecordTable';
import { Card } from '../../../../framework/parts/Card';
import type customers from '../customer.entity';
import { useOwned } from '../useOwned';
import { Button } from '../../../../ui/Button/Button';
import type { RecordOf } from '../../../../entity/entity';

const COLUMNS = [
  'contractNumber',
  'type',
  'state',
  'limit',
  'owner',
  'zmsWriteStatus',
  'createdAt',
] as const;

/** States in which a contract lends nothing any more. */
const ENDED: readonly unknown[] = ['Canceled', 'AutoCanceled', 'Modified'];

/**
 * The contracts of a customer with their states and limits, and the way to a new one (docs/domain/customers.md 1.5).
 */
export function CustomerContractTab() {
  const customer = useRecordContext<RecordOf<typeof customers>>();
  const translate = useTranslate();
  const may = useMay();
  const read = useOwned(entity, customer?.id, 'createdAt');
  if (!customer) return null;
  const contracts = [...(read.data ?? [])].reverse();
  const live = contracts.filter((one) => !ENDED.includes(one.state) && one.isArchive !== true);
  const mayOpen = may(accessOf('contract', 'show'));
  return (
    <Card
      title={translate('resources.customers.tabs.contract')}
      aside={
        may('contract:create') && (
          <Button to={`/contract/create?customerId=${customer.id}`}>
            {translate('people.contracts.create')}
          </Button>
        )
      }
      flush
      read={read}
      empty={{
        when: contracts.length === 0,
        title: translate('people.contracts.none'),
        text: translate('people.contracts.none_text'),
      }}
    >
      <RecordTable
        entity={entity}
        columns={COLUMNS}
        records={contracts}
        caption={translate('resources.customers.tabs.contract')}
        linkOf={mayOpen ? ({ id }) => recordPath('contract', 'show', id) : undefined}
        sums={{
          [COLUMNS[0]]: translate('people.contracts.live', { count: live.length }),
          limit: <MoneyText value={sumMoney(live.map(({ limit }) => limit as string))} />,
        }}
      />
    </Card>
  );
}
