import { useDataProvider } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { useMay } from '../../../framework/useMay';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { useTellFormer } from '../../../framework/parts/useTellFormer';
import { LookupForm } from '../../../framework/parts/LookupForm';
import { lookupOf, type Lookup } from './lookup';
import { findCustomerId } from './customerApi';

interface Props {
  /** What to do with the customer; without it the record opens. */
  onFound?: (id: number) => void;
  /** False where the keys of the page come first. */
  autoFocus?: boolean;
}

/**
 * Finds a customer by register number or phone and opens the record: one field that recognises what was typed. What is
 * typed stays out of the address.
 */
export function CustomerLookup({ onFound, autoFocus }: Props) {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const navigate = useNavigate();
  const may = useMay();
  const tellFormer = useTellFormer();
  const find = async ({ kind, value }: Lookup) => {
    const found = await dataProvider.call(findCustomerId, { query: { [kind]: value } });
    tellFormer(found.former);
    if (onFound) onFound(found.id);
    else navigate(`/customers/${found.id}`);
    return undefined;
  };
  return (
    <LookupForm
      label="customers.lookup.label"
      help="customers.lookup.help"
      unknown="customers.lookup.unknown_pattern"
      placeholder="customers.lookup.placeholder"
      autoFocus={autoFocus}
      recognise={lookupOf}
      find={find}
      missing={({ kind }) => ({
        key: `customers.lookup.none_by_${kind}`,
        ...(may('customer:create') && {
          link: { to: '/customers/create', label: 'menu.customers.create' },
        }),
      })}
    />
  );
}
