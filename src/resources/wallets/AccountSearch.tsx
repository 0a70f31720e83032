import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import type { Endpoint } from '../../dataProviders/endpoint';
import type { UrtuuDataProvider } from '../../dataProviders/UrtuuDataProvider';
import { formatMoney } from '../../domain/money';
import { manifestFor } from '../../entity/manifests';
import { recordPath } from '../../entity/paths';
import { useEntity } from '../../framework/loadEntity';
import { Card } from '../../framework/parts/Card';
import { LookupForm } from '../../framework/parts/LookupForm';
import { useFieldLabel, useMoneyHeading } from '../../framework/useLabels';
import { useMay } from '../../framework/useMay';
import type { MessageKey, ResourceName } from '../../i18n/Catalogue';
import { Button } from '../../ui/Button/Button';
import { Panel } from '../../ui/Card/Card';
import { KeyFacts } from '../../ui/Facts/KeyFacts';
import { Actions, PageStack } from '../../ui/Page/Page';
import { PageTitle } from '../../ui/Page/PageTitle';
import { lookupOf } from '../customers/customer/lookup';
import type { FoundAccount } from './wallet/api';

interface Props {
  title: MessageKey;
  /** Whose record is found. */
  resource: ResourceName;
  endpoint: Endpoint<
    Partial<Record<'regnum' | 'phone', string>>,
    FoundAccount,
    'POST',
    `/${string}`
  >;
  /** What is said when there is none, and on the way to the record: message keys. */
  none: MessageKey;
  open: MessageKey;
}

/** Finds an account by its owner's register number or phone; what is typed stays out of the address. */
export function AccountSearch({ title, resource, endpoint, none, open }: Props) {
  // Its texts are the wallets', wherever it stands.
  useEntity('wallets');
  const translate = useTranslate();
  const label = useFieldLabel('wallets');
  const heading = useMoneyHeading();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const mayOpen = useMay()(manifestFor(resource)?.access.show);
  const [found, setFound] = useState<FoundAccount>();
  const figures = ['balance', 'held', 'available'] as const;
  return (
    <PageStack>
      <PageTitle>{translate(title)}</PageTitle>
      <Panel>
        <LookupForm
          label="wallets.wallet.search.label"
          help="wallets.wallet.search.help"
          unknown="wallets.wallet.search.unknown"
          recognise={lookupOf}
          find={async ({ kind, value }) => {
            setFound(undefined);
            setFound(await dataProvider.call(endpoint, { body: { [kind]: value } }));
            return undefined;
          }}
          missing={() => ({ key: none })}
        />
      </Panel>
      {found && (
        <Card title={`${found.customerName} · ${found.number}`}>
          <KeyFacts
            facts={figures.map((key) => ({
              key,
              label: heading(label(key)),
              value: formatMoney(found[key]),
            }))}
          />
          {mayOpen && (
            <Actions>
              <Button variant="primary" to={recordPath(resource, 'show', found.customerId)}>
                {translate(open)}
              </Button>
            </Actions>
          )}
        </Card>
      )}
    </PageStack>
  );
}
