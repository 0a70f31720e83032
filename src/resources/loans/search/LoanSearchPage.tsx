import { useDataProvider } from 'ra-core';
import { use, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LookupMessage } from '../../../framework/parts/LookupForm';
import { useTranslate } from '../../../i18n/useTranslate';
import { loadEntity } from '../../../framework/loadEntity';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { recordPath } from '../../../entity/paths';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { Card } from '../../../framework/parts/Card';
import { LoanTable } from './LoanTable';
import { loanLookupOf, type LoanLookup } from './loanLookup';
import { LookupForm } from '../../../framework/parts/LookupForm';
import { PageStack } from '../../../ui/Page/Page';
import { Panel } from '../../../ui/Card/Card';
import { type LoanRow, searchLoans } from './api';

/** Finds loans by code, register number, phone or account: a single one opens at once, several are listed. */
export function Page() {
  use(loadEntity('loans'));
  const translate = useTranslate();
  const navigate = useNavigate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const [found, setFound] = useState<readonly LoanRow[]>([]);

  const find = async ({ kind, value }: LoanLookup): Promise<LookupMessage | undefined> => {
    setFound([]);
    const { loans } = await dataProvider.call(searchLoans, { body: { [kind]: value } });
    const [first] = loans;
    if (loans.length === 1) {
      navigate(recordPath('loans', 'show', first.id) ?? '');
      return undefined;
    }
    setFound(loans);
    return { key: 'loanLists.search.found', values: { smart_count: loans.length } };
  };

  return (
    <PageStack>
      <PageTitle>{translate('menu.loans.search')}</PageTitle>
      <Panel>
        <LookupForm
          label="loanLists.search.label"
          help="loanLists.search.help"
          unknown="loanLists.search.unknown"
          recognise={loanLookupOf}
          find={find}
          missing={({ kind }) => ({ key: `loanLists.search.none_by_${kind}` })}
        />
      </Panel>
      {found.length > 0 && (
        <Card title={translate('loanLists.search.results')} flush>
          <LoanTable loans={found} caption={translate('loanLists.search.results')} />
        </Card>
      )}
    </PageStack>
  );
}
