import { useGetOne, useNotify } from 'ra-core';
import { use, useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import { loadEntity } from '../../../framework/loadEntity';
import { useMay } from '../../../framework/useMay';
import { PageTitle } from '../../../ui/Page/PageTitle';
import type { RecordOf } from '../../../entity/entity';
import { QueryBoundary } from '../../../framework/parts/QueryBoundary';
import { OwnedList } from '../customer/CustomerListPage';
import { CustomerLookup } from '../customer/CustomerLookup';
import type customers from '../customer/customer.entity';
import { RegistryLookupForm } from './RegistryLookupForm';
import { LookupResult } from './LookupResult';
import { useStateRegistryStatus } from './useXyp';
import { XypGate } from './XypGate';
import { PageStack } from '../../../ui/Page/Page';
import { Panel } from '../../../ui/Card/Card';
import { Button } from '../../../ui/Button/Button';
import { Notice } from '../../../ui/Notice/Notice';
import { LOOK_UP_STATE_REGISTRY, type StateRegistryStatus, type XypResult } from './api';

/**
 * Looks a customer up in the state registry (docs/domain/registries.md 4.1, 4.2). `?customer=` is an id, so
 * that the address says nothing personal.
 */
export function Page() {
  use(loadEntity('customers'));
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const customer = search.get('customer');
  const choose = (id: number | undefined) =>
    setSearch((held) => {
      const next = new URLSearchParams(held);
      if (id === undefined) next.delete('customer');
      else next.set('customer', String(id));
      return next;
    });
  return (
    <PageStack>
      <PageTitle>{translate('menu.customers.xyp')}</PageTitle>
      {customer === null ? (
        <Panel>
          <CustomerLookup onFound={choose} />
        </Panel>
      ) : (
        <>
          <OwnedList id={customer} />
          <div>
            <Button variant="text" size="small" onClick={() => choose(undefined)}>
              {translate('xyp.other')}
            </Button>
          </div>
          <Lookup key={customer} id={customer} />
        </>
      )}
    </PageStack>
  );
}

function Lookup({ id }: { id: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const may = useMay();
  const standing = useStateRegistryStatus(id);
  const { data: customer } = useGetOne<RecordOf<typeof customers>>(
    'customers',
    { id },
    { retry: false },
  );
  const [turn, setTurn] = useState(0);
  const [result, setResult] = useState<XypResult | 'lost'>();
  const answered = useCallback(
    (answer: XypResult | undefined) => {
      setResult(answer ?? 'lost');
      if (answer?.state === 'AVAILABLE') notify('toast.xyp_received', { type: 'success' });
    },
    [notify],
  );
  return (
    <QueryBoundary read={standing} empty={{ title: '' }}>
      {(facts) =>
        result ? (
          <LookupResult
            customerId={id}
            result={result === 'lost' ? fromLog(facts) : result}
            reading={facts.reading}
            onAgain={() => {
              setResult(undefined);
              setTurn((last) => last + 1);
            }}
          />
        ) : customer?.type === 'COMPANY' ? (
          <Notice tone="caution">{translate('xyp.company')}</Notice>
        ) : (
          <XypGate customerId={id} standing={facts}>
            {may(LOOK_UP_STATE_REGISTRY) ? (
              <RegistryLookupForm
                key={turn}
                customerId={id}
                ownNumber={facts.workerRegnum}
                onAnswer={answered}
              />
            ) : (
              <Notice tone="caution">{translate('xyp.no_right')}</Notice>
            )}
          </XypGate>
        )
      }
    </QueryBoundary>
  );
}

/** An answer that was lost on the way, as the log of look-ups has it, without the portrait. */
function fromLog({ log, reading }: StateRegistryStatus): XypResult {
  const [latest] = log;
  const state =
    latest?.state === 'AVAILABLE' || latest?.state === 'FAILED' ? latest.state : undefined;
  return {
    state: state ?? 'NOT_AVAILABLE',
    failure: latest?.failure ?? null,
    reading,
    photo: null,
  };
}
