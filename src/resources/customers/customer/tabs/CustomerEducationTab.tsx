import { useRecordContext } from 'ra-core';

import { useTranslate } from '../../../../i18n/useTranslate';
import { useMay } from '../../../../framework/useMay';
import { recordPath } from '../../../../entity/paths';
import type customers from '../customer.entity';
import entity from '../../education/education.entity';
import { RecordTable } from '../../../../framework/record/RecordTable';
import { Card } from '../../../../framework/parts/Card';
import { useOwned } from '../useOwned';
import { Button } from '../../../../ui/Button/Button';
import type { RecordOf } from '../../../../entity/entity';

/** What a customer studies and studied, with the way to the record and to a new one (docs/domain/customers.md 8.1). */
export function CustomerEducationTab() {
  const customer = useRecordContext<RecordOf<typeof customers>>();
  const translate = useTranslate();
  const may = useMay();
  const read = useOwned(entity, customer?.id, 'startYear');
  if (!customer) return null;
  const records = [...(read.data ?? [])].reverse();
  return (
    <Card
      title={translate('resources.education.name', { smart_count: 2 })}
      aside={
        may(entity.access.create) && (
          <Button to={`/customers/education/create/${customer.id}`}>
            {translate('people.education.add')}
          </Button>
        )
      }
      flush
      read={read}
      empty={{
        when: records.length === 0,
        title: translate('people.education.none'),
        text: translate('people.education.none_text'),
      }}
    >
      <RecordTable
        entity={entity}
        columns={entity.list.columns}
        records={records}
        caption={translate('resources.education.name', { smart_count: 2 })}
        linkOf={({ id }) => recordPath('education', 'show', id)}
        actionsOf={
          may(entity.access.edit)
            ? ({ id }) => (
                <Button to={recordPath('education', 'edit', id) ?? ''}>
                  {translate('action.edit')}
                </Button>
              )
            : undefined
        }
      />
    </Card>
  );
}
