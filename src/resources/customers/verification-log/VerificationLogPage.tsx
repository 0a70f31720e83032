import { useGetOne } from 'ra-core';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { EntityListPage } from '../../../framework/list/EntityListPage';
import { ListWithin } from '../../../framework/list/permanentFilter';
import type { RecordOf } from '../../../entity/entity';
import { WhoseList } from '../customer/CustomerListPage';
import type customers from '../customer/customer.entity';
import { IdentityDesk } from '../identity/IdentityDesk';

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
