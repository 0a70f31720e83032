import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { use } from 'react';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { useTenants } from '../../../dataProviders/useTenants';
import { loadEntity } from '../../../framework/loadEntity';
import { useTranslate } from '../../../i18n/useTranslate';
import { bankOf } from '../../../reference/banks';
import { FieldLabel, Select } from '../../../ui/Input/Input';
import { statementFileCalls } from './api';

interface Props {
  /** Number of the account; '' while none is chosen. */
  value: string;
  onChange: (accountNumber: string) => void;
}

/** Of which account of the lender a file is that does not name one. */
export function AccountChooser({ value, onChange }: Props) {
  // The names of the ledger's accounts.
  use(loadEntity('accounting/entries'));
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const { data: accounts = [] } = useQuery({
    queryKey: ['bank-gateways/statements', 'accounts'],
    queryFn: ({ signal }) => dataProvider.call(statementFileCalls.accounts, { signal }),
  });
  const { data: tenants = [] } = useTenants();
  const own = accounts.at(0)?.tenant;
  const lenderOf = (alias: string) =>
    alias === own ? undefined : (tenants.find((one) => one.alias === alias)?.name ?? alias);
  return (
    <label>
      <FieldLabel as="span">{translate('statementFile.account')}</FieldLabel>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{translate('statementFile.account_of_file')}</option>
        {accounts.map(({ accountNumber, bankCode, key, tenant }) => (
          <option key={accountNumber} value={accountNumber}>
            {[
              accountNumber,
              bankOf(bankCode)?.mn,
              translate(`ledgerAccounts.${key}`),
              lenderOf(tenant),
            ]
              .filter(Boolean)
              .join(' · ')}
          </option>
        ))}
      </Select>
    </label>
  );
}
