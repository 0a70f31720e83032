import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext } from 'ra-core';
import { use } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { WithdrawAccess } from '../../../domain/enums/customers';
import type { RecordOf } from '../../../entity/entity';
import { Card } from '../../../framework/parts/Card';
import type { QueryResult } from '../../../framework/parts/QueryResult';
import { loadEntity } from '../../../framework/loadEntity';
import { RecordSections } from '../../../framework/record/RecordSections';
import { useMay } from '../../../framework/useMay';
import { EnumChip } from '../../../ui/Chip/EnumChip';
import { Facts } from '../../../ui/Facts/Facts';
import { Notice } from '../../../ui/Notice/Notice';
import { type AccessState, readAccess } from '../../customers/customer/api';
import entity from './fraudTransfer.entity';
import { SETTLED_FRAUD } from './lifecycle';

type Fraud = RecordOf<typeof entity> & { otherOpen?: number };

const SETTLED: readonly unknown[] = SETTLED_FRAUD;

/** A fraud case: whether it holds the customer's accesses, what they are worth now, and its course. */
export function FraudBody() {
  use(loadEntity('customers'));
  const fraud = useRecordContext<Fraud>();
  const translate = useTranslate();
  const may = useMay();
  if (!fraud) return null;
  const isSettled = SETTLED.includes(fraud.state);
  const { otherOpen = 0 } = fraud;
  return (
    <>
      <Notice tone={isSettled ? 'success' : 'critical'}>
        {translate(isSettled ? 'fraudTransfer.released' : 'fraudTransfer.holds')}
        {otherOpen > 0 && <> {translate('fraudTransfer.others', { count: otherOpen })}</>}
      </Notice>
      {may('customer:view') && <Accesses customerId={Number(fraud.customerId)} />}
      <RecordSections entity={entity} record={fraud} />
    </>
  );
}

function Accesses({ customerId }: { customerId: number }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const read = useQuery({
    queryKey: ['customers', 'access', customerId],
    queryFn: ({ signal }) => dataProvider.call(readAccess, { params: { id: customerId }, signal }),
    retry: false,
    meta: { failure: 'error.sender_info_fetch' },
  }) as QueryResult<AccessState[]>;
  return (
    <Card title={translate('fraudTransfer.accesses')} read={read}>
      <Facts
        facts={(read.data ?? []).map(({ field, value, causes }) => [
          translate(`resources.customers.fields.${field}`),
          <span key={field}>
            <EnumChip of={WithdrawAccess} value={value} />{' '}
            {causes.flatMap(({ source }) => source ?? []).join(', ')}
          </span>,
        ])}
      />
    </Card>
  );
}
