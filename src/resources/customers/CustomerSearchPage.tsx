import { useTranslate } from 'ra-core';
import { use } from 'react';
import { loadEntity } from '../../crud/loadEntity';
import { PageTitle } from '../../ui/base/PageTitle';
import { CustomerLookup } from './CustomerLookup';
import '../../crud/crud.css';

/** Find a customer by register number or phone. */
export function Page() {
  use(loadEntity('customers'));
  const translate = useTranslate();
  return (
    <div className="u-page">
      <PageTitle>{translate('menu.customers.search')}</PageTitle>
      <div className="u-card u-card-body">
        <CustomerLookup />
      </div>
    </div>
  );
}
