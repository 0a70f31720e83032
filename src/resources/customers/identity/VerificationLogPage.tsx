import { useGetOne } from 'ra-core';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { EntityListPage } from '../../../crud/list/EntityListPage';
import { ListWithin } from '../../../crud/list/permanentFilter';
import type { RecordOf } from '../../../entity/entity';
import { WhoseList } from '../CustomerListPage';
import type customers from '../customers';
import { IdentityDesk } from './IdentityDesk';

/** The identity desk of a customer, and below it every verification there was. */
export function Page() {
  const { id = '' } = useParams();
  const within = useMemo(() => ({ customerId: id }), [id]);
  const { data: customer } = useGetOne<RecordOf<typeof customers>>(
    'customers',
    { id },
    { retry: false },
  );
  return (
    <ListWithin value={within}>
      <EntityListPage
        name="customers/verification-log"
        title="identity.log_title"
        head={
          <>
            <WhoseList id={id} />
            {customer && customer.type !== 'COMPANY' && <IdentityDesk customer={customer} />}
          </>
        }
      />
    </ListWithin>
  );
}
