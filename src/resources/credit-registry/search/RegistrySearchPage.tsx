import { useDataProvider } from 'ra-core';
import { use, useState } from 'react';

import type { LookupMessage } from '../../../framework/parts/LookupForm';
import { useTranslate } from '../../../i18n/useTranslate';
import { loadEntity } from '../../../framework/loadEntity';
import { useMay } from '../../../framework/useMay';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { manifestFor } from '../../../entity/manifests';
import { recordPath } from '../../../entity/paths';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { LoanTotals } from '../check/LoanTotals';
import { RegistryLoans } from '../check/RegistryLoans';
import { Card } from '../../../framework/parts/Card';
import { LookupForm } from '../../../framework/parts/LookupForm';
import { type RegistrySearch, searchRegistry } from './api';
import { registryLookupOf, type RegistryLookup } from './registryLookup';
import { PageStack } from '../../../ui/Page/Page';
import { Panel } from '../../../ui/Card/Card';
import { Link } from '../../../ui/Link/Link';

/**
 * What the registry holds of a person, ours and other lenders'; ours can be corrected. Whom is asked for stays out of
 * the address (docs/domain/calls.md 5.3).
 */
export function Page() {
  use(loadEntity('zms'));
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const [found, setFound] = useState<RegistrySearch>();

  const find = async (lookup: RegistryLookup): Promise<LookupMessage> => {
    setFound(undefined);
    const answer = await dataProvider.call(searchRegistry, { body: lookup });
    setFound(answer);
    return {
      key: 'creditRegistry.search.found',
      values: { count: answer.loans.length },
    };
  };

  return (
    <PageStack>
      <PageTitle>{translate('menu.credit_registry.search')}</PageTitle>
      <Panel>
        <LookupForm
          label="creditRegistry.search.label"
          help="creditRegistry.search.help"
          unknown="creditRegistry.search.unknown"
          recognise={registryLookupOf}
          find={find}
          missing={() => ({ key: 'creditRegistry.search.none' })}
        />
      </Panel>
      {found && <Found found={found} />}
    </PageStack>
  );
}

function Found({ found: { person, loans } }: { found: RegistrySearch }) {
  const translate = useTranslate();
  const may = useMay();
  const customer = person.customerId !== null && recordPath('customers', 'show', person.customerId);
  const seesCustomer = may(manifestFor('customers')?.access.show);
  return (
    <Card
      title={[person.name, person.regnum].filter(Boolean).join(' · ')}
      flush
      aside={
        customer && seesCustomer ? (
          <Link to={customer}>{translate('creditRegistry.search.customer')}</Link>
        ) : undefined
      }
    >
      {loans.length === 0 ? (
        <EmptyState
          kind="nothing-yet"
          title={translate('creditRegistry.checks.no_loans')}
          text=""
        />
      ) : (
        <>
          <LoanTotals loans={loans} />
          <RegistryLoans
            loans={loans}
            caption={translate('creditRegistry.checks.loans')}
            action={({ writeId }) =>
              writeId !== null && (
                <Link to={`/zms-search-edit/${writeId}`}>
                  {translate('creditRegistry.search.edit')}
                </Link>
              )
            }
          />
        </>
      )}
    </Card>
  );
}
