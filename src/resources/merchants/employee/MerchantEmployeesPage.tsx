import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { EntityListPage } from '../../../framework/list/EntityListPage';
import { ListFilterContext } from '../../../framework/list/permanentFilter';
import { useMay } from '../../../framework/useMay';
import { OwnedList } from '../../customers/customer/CustomerListPage';
import { MerchantLinks } from './MerchantLinks';

/** The employees of one merchant, below who it is. */
export function Page() {
  const { customerId = '' } = useParams();
  const within = useMemo(() => ({ merchantId: customerId }), [customerId]);
  const may = useMay();
  return (
    <ListFilterContext value={within}>
      <EntityListPage
        name="merchant-employee"
        title="menu.merchants.employees"
        head={
          <>
            {may(['customer:list', 'customer:view']) && <OwnedList id={customerId} />}
            <MerchantLinks id={customerId} />
          </>
        }
      />
    </ListFilterContext>
  );
}
