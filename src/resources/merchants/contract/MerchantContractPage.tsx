import { useParams } from 'react-router-dom';
import { useEntity } from '../../../framework/loadEntity';
import { ContractCreate } from '../../contracts/contract/create/ContractCreate';
import { OwnedList } from '../../customers/customer/CustomerListPage';

/** Makes a merchant's contract for the customer in the address: the contracts' own page, with both chosen. */
export function Page() {
  const { customerId = '' } = useParams();
  // The words of contracts are theirs.
  useEntity('contract');
  return (
    <ContractCreate
      customerId={customerId}
      type="MERCHANT"
      title="menu.merchants.contract_create"
      head={<OwnedList id={customerId} />}
    />
  );
}
