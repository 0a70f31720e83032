import { useRecordContext } from 'ra-core';
import { Link } from 'react-router-dom';
import { FieldValue } from '../../crud/FieldValue';
import { useFieldLabel } from '../../crud/useLabels';
import { recordPath } from '../../entity/paths';
import { CopyButton } from '../../ui/base/CopyButton';
import entity from './loans';
import type { Loan } from './useLoanFigures';

/** What was lent to whom: product, customer, register number, and the account where it is kept. */
export function LoanSubtitle() {
  const loan = useRecordContext<Loan>();
  const label = useFieldLabel('loans');
  if (!loan) return null;
  return (
    <>
      <span>
        {loan.product ?? <FieldValue entity={entity} field="productType" record={loan} />}
      </span>
      <CustomerLink loan={loan} />
      {loan.regnum && (
        <span>
          <FieldValue entity={entity} field="regnum" record={loan} place="page" />
        </span>
      )}
      {loan.accountNumber && (
        <span className="u-nowrap">
          {label('accountNumber')} {loan.accountNumber}{' '}
          <CopyButton value={loan.accountNumber} label={label('accountNumber')} />
        </span>
      )}
    </>
  );
}

/** The customer of a loan by name. */
export function CustomerLink({ loan }: { loan: Loan }) {
  const address = recordPath('customers', 'show', loan.customerId);
  const name = loan.customerName ?? String(loan.customerId);
  return address ? (
    <Link className="u-link" to={address}>
      {name}
    </Link>
  ) : (
    <span>{name}</span>
  );
}
