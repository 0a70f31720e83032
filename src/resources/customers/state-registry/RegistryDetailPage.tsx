import { use } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import { loadEntity } from '../../../framework/loadEntity';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { QueryBoundary } from '../../../framework/parts/QueryBoundary';
import { OwnedList } from '../customer/CustomerListPage';
import { CustomerLookup } from '../customer/CustomerLookup';
import { RegistrySections } from './RegistrySections';
import { useRegistryDetail } from './useXyp';
import { PageStack } from '../../../ui/Page/Page';
import { Panel } from '../../../ui/Card/Card';

/** What the state registry answered about one person; `?customer=` is the person's id. */
export function Page() {
  use(loadEntity('customers'));
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const id = search.get('customer') ?? undefined;
  const detail = useRegistryDetail(id);
  return (
    <PageStack>
      <PageTitle>{translate('menu.customers.registry_detail')}</PageTitle>
      <Panel>
        <CustomerLookup onFound={(found) => setSearch({ customer: String(found) })} />
      </Panel>
      {id !== undefined && (
        <>
          <OwnedList id={id} />
          <QueryBoundary
            read={detail}
            isEmpty={({ reading }) => reading === null}
            empty={{
              title: translate('xyp.tab.never'),
              text: translate('xyp.tab.never_text'),
            }}
          >
            {({ reading }) => reading && <RegistrySections customerId={id} reading={reading} />}
          </QueryBoundary>
        </>
      )}
    </PageStack>
  );
}
