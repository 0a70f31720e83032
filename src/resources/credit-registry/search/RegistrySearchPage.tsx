import { useDataProvider, useTranslate } from 'ra-core';
import { use, useState } from 'react';
import { Link } from 'react-router-dom';
import { loadEntity } from '../../../crud/loadEntity';
import { useMay } from '../../../crud/useMay';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { manifestFor } from '../../../entity/manifests';
import { recordPath } from '../../../entity/paths';
import { EmptyState } from '../../../ui/base/EmptyState';
import { PageTitle } from '../../../ui/base/PageTitle';
import { LoanTotals } from '../check/LoanTotals';
import { RegistryLoans } from '../check/RegistryLoans';
import { Card } from '../../../crud/parts/Card';
import { LookupForm } from '../../../crud/parts/LookupForm';
import { type RegistrySearch, searchRegistry } from '../api';
import { registryLookupOf, type RegistryLookup } from './registryLookup';
import '../../../crud/crud.css';
import '../../loans/loans.css';
import '../registry.css';

/** What the registry holds of a person, ours and other lenders'; ours can be corrected. Whom is asked for stays out of the address (PRV-2). */
export function Page() {
  use(loadEntity('zms'));
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const [found, setFound] = useState<RegistrySearch>();

  const find = async (lookup: RegistryLookup) => {
    setFound(undefined);
    const answer = await dataProvider.call(searchRegistry, { body: lookup });
    setFound(answer);
    return {
      key: 'creditRegistry.search.found',
      values: { count: answer.loans.length },
    };
  };

  return (
    <div className="u-page">
      <PageTitle>{translate('menu.credit_registry.search')}</PageTitle>
      <div className="u-card u-card-body">
        <LookupForm
          label="creditRegistry.search.label"
          help="creditRegistry.search.help"
          unknown="creditRegistry.search.unknown"
          recognise={registryLookupOf}
          find={find}
          missing={() => ({ key: 'creditRegistry.search.none' })}
        />
      </div>
      {found && <Found found={found} />}
    </div>
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
      className="registry-scroll"
      aside={
        customer && seesCustomer ? (
          <Link className="u-link" to={customer}>
            {translate('creditRegistry.search.customer')}
          </Link>
        ) : undefined
      }
    >
      {loans.length === 0 ? (
        <EmptyState kind="nothing-yet" text={translate('creditRegistry.checks.no_loans')} />
      ) : (
        <>
          <LoanTotals loans={loans} />
          <RegistryLoans
            loans={loans}
            caption={translate('creditRegistry.checks.loans')}
            act={({ writeId }) =>
              writeId !== null && (
                <Link className="u-link" to={`/zms-search-edit/${writeId}`}>
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
