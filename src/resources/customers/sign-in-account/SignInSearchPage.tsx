import { useDataProvider } from 'ra-core';
import { use, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { loadEntity } from '../../../framework/loadEntity';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { LookupForm } from '../../../framework/parts/LookupForm';
import { SignInAccountView } from './SignInAccountView';
import { signInLookupOf, type SignInLookup } from './signInLookup';
import { PageStack } from '../../../ui/Page/Page';
import { Panel } from '../../../ui/Card/Card';
import { type SignInAccount, findSignInAccount } from './api';

/** Finds a customer's sign-in account by register number, phone or login. Read only; what is typed stays out of the address. */
export function Page() {
  use(loadEntity('customers'));
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const [account, setAccount] = useState<SignInAccount>();

  const find = async ({ kind, value }: SignInLookup) => {
    setAccount(undefined);
    setAccount(await dataProvider.call(findSignInAccount, { body: { [kind]: value } }));
    return undefined;
  };

  return (
    <PageStack>
      <PageTitle>{translate('menu.customers.identity_search')}</PageTitle>
      <Panel>
        <LookupForm
          label="identity.sign_in.label"
          help="identity.sign_in.help"
          unknown="identity.sign_in.invalid"
          recognise={signInLookupOf}
          find={find}
          missing={() => ({ key: 'identity.sign_in.none' })}
        />
      </Panel>
      {account && <SignInAccountView account={account} />}
    </PageStack>
  );
}
