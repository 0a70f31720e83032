import { useRecordContext } from 'ra-core';
import { useMemo } from 'react';
import type { RecordOf } from '../../../entity/entity';
import { EntityListPage } from '../../../framework/list/EntityListPage';
import { ListFilterContext } from '../../../framework/list/permanentFilter';
import type entity from './bankGatewayStatement.entity';

/** The lines that came by the gateway on the statement's day, each with what became of it. */
export function LinesTab() {
  const record = useRecordContext<RecordOf<typeof entity>>();
  const within = useMemo(
    () => ({
      date: { from: record?.date, to: record?.date },
      bankCode: record?.bankCode,
      accountNumber: record?.accountNumber,
    }),
    [record?.date, record?.bankCode, record?.accountNumber],
  );
  if (!record) return null;
  return (
    <ListFilterContext value={within}>
      <EntityListPage key={record.id} name="accounting/bank-cg-transactions" inRecord />
    </ListFilterContext>
  );
}
