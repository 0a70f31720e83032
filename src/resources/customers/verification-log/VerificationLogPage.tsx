import { useGetOne } from 'ra-core';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { EntityListPage } from '../../../framework/list/EntityListPage';
import { ListFilterContext } from '../../../framework/list/permanentFilter';
import type { RecordOf } from '../../../entity/entity';
import { OwnedList } from '../customer/CustomerListPage';
import type customers from '../customer/customer.entity';
import { IdentityReview } from '../identity/IdentityReview';

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
    <ListFilterContext value={within}>
      <EntityListPage
        name="customers/verification-log"
        title="identity.log_title"
        head={
          <>
            <OwnedList id={id} />
            {customer && customer.type !== 'COMPANY' && <IdentityReview customer={customer} />}
          </>
        }
      />
    </ListFilterContext>
  );
}
