import { useRecordContext } from 'ra-core';

import { useTranslate } from '../../../i18n/useTranslate';
import { FieldValue } from '../../../framework/FieldValue';
import { useFieldLabel } from '../../../framework/useLabels';
import { recordPath } from '../../../entity/paths';
import entity from './loan.entity';
import { CopyButton } from '../../../ui/CopyButton/CopyButton';
import type { Loan } from './useLoanFigures';
import { NoWrap } from '../../../ui/Text/Text';
import { Link } from '../../../ui/Link/Link';

/** What was lent, whether it was extended, and the borrower: product, customer, register number, and the account where it is kept. */
export function LoanSubtitle() {
  const loan = useRecordContext<Loan>();
  const label = useFieldLabel('loans');
  const translate = useTranslate();
  if (!loan) return null;
  return (
    <>
      <span>
        {loan.product ?? <FieldValue entity={entity} field="productType" record={loan} />}
      </span>
      {loan.isExtended && <span>{translate('loanPage.extended')}</span>}
      <CustomerLink loan={loan} />
      {loan.regnum && (
        <span>
          <FieldValue entity={entity} field="regnum" record={loan} place="page" />
        </span>
      )}
      {loan.accountNumber && (
        <NoWrap>
          {label('accountNumber')}{' '}
          {loan.bankCode && <FieldValue entity={entity} field="bankCode" record={loan} />}{' '}
          {loan.accountNumber}{' '}
          <CopyButton value={loan.accountNumber} label={label('accountNumber')} />
        </NoWrap>
      )}
    </>
  );
}

/** The customer of a loan by name. */
export function CustomerLink({ loan }: { loan: Loan }) {
  const address = recordPath('customers', 'show', loan.customerId);
  const name = loan.customerName ?? String(loan.customerId);
  return address ? <Link to={address}>{name}</Link> : <span>{name}</span>;
}
