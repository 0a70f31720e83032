import { use } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { loadEntity } from '../../../framework/loadEntity';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { CustomerLookup } from './CustomerLookup';
import { PageStack } from '../../../ui/Page/Page';
import { Panel } from '../../../ui/Card/Card';

/** Find a customer by register number or phone. */
export function Page() {
  use(loadEntity('customers'));
  const translate = useTranslate();
  return (
    <PageStack>
      <PageTitle>{translate('menu.customers.search')}</PageTitle>
      <Panel>
        <CustomerLookup />
      </Panel>
    </PageStack>
  );
}
