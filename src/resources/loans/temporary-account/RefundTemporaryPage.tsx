import { useDataProvider } from 'ra-core';
import { use, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { loadEntity } from '../../../framework/loadEntity';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { lookupOf, type Lookup } from '../../customers/customer/lookup';
import { LookupForm } from '../../../framework/parts/LookupForm';
import { TemporaryDone } from './TemporaryDone';
import { TemporaryForm } from './TemporaryForm';
import { PageStack } from '../../../ui/Page/Page';
import { Panel } from '../../../ui/Card/Card';
import { type TemporaryAccount, type TemporaryRepaid, readTemporaryAccount } from './api';

/** Repays a loan from its customer's temporary account (docs/domain/lending.md 8.9). */
export function Page() {
  use(loadEntity('loans'));
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const [lookup, setLookup] = useState<Lookup>();
  const [account, setAccount] = useState<TemporaryAccount>();
  const [done, setDone] = useState<TemporaryRepaid>();

  const read = async (asked: Lookup) => {
    const { kind, value } = asked;
    const found = await dataProvider.call(readTemporaryAccount, { body: { [kind]: value } });
    setLookup(asked);
    setAccount(found);
    setDone(undefined);
    return undefined;
  };
  /** Whoever is not found leaves nobody's account behind, from which the wrong loan could be repaid. */
  const find = (asked: Lookup) => {
    setAccount(undefined);
    return read(asked);
  };
  const again = () => void (lookup && read(lookup));

  return (
    <PageStack>
      <PageTitle>{translate('menu.loans.refund_from_temporary')}</PageTitle>
      <Panel>
        <LookupForm
          label="loanLists.profile.label"
          help="loanLists.temporary.help"
          unknown="loanLists.profile.unknown"
          recognise={lookupOf}
          find={find}
          missing={() => ({ key: 'loanLists.profile.none' })}
        />
      </Panel>
      {account && done ? (
        <TemporaryDone before={account} done={done} onAgain={again} />
      ) : (
        account && (
          <TemporaryForm
            key={`${account.customerId} ${account.balance}`}
            account={account}
            onDone={setDone}
            readAgain={again}
          />
        )
      )}
    </PageStack>
  );
}
