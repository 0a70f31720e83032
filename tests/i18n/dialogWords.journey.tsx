import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { RecordContextProvider, ResourceContextProvider } from 'ra-core';
import { Suspense } from 'react';
import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { loadConfig } from '../../src/config/config';
import { createDataProvider } from '../../src/dataProviders';
import { addressIn } from '../../src/entity/addressIn';
import { findManifest } from '../../src/entity/manifests';
import type { ResourceName } from '../../src/i18n/Catalogue';
import { i18nProvider } from '../../src/i18n/i18nProvider';
import { loadEntity } from '../../src/framework/loadEntity';
import { ActionDialog } from '../../src/framework/record/ActionDialog';
import { lightTheme } from '../../src/theme/theme';
import { eachEntity } from '../contract/support/entities';
import { startGateways } from '../support/journeys/gateways';
import { signInAs } from '../support/journeys/openAt';
import { answerOf, openRecord } from '../support/journeys/openRecord';
import { isData } from '../support/codes';
import { LATIN_WORDS, foreignIn, wordsIn } from '../support/latinWords';

const lab = startGateways();
const LONG = 120_000;
const DIALOG = '[role=dialog], [role=alertdialog]';

const withActions = eachEntity.filter(([, { entity }]) => entity.lifecycle);

/** Actions that were asked, and those that no record of the sample is open to; by their bare names, for lists over the same records. */
const asked = new Set<string>();
const unopened = new Set<string>();

/** The actions of an entity before which something is asked. */
async function asking(name: ResourceName): Promise<string[]> {
  const { entity, pages } = await loadEntity(name);
  return Object.entries(entity.lifecycle?.actions ?? {})
    .filter(
      ([action, { confirm }]) =>
        confirm !== 'none' ||
        entity.lifecycle?.inputs?.[action] ||
        pages.actions?.[action] ||
        pages.previews?.[action],
    )
    .map(([action]) => action);
}

/** The foreign words of the dialog before an action, on a record to which it is open; those of the record itself are none. */
async function foreignBefore(name: ResourceName, action: string): Promise<readonly string[]> {
  const { entity } = await loadEntity(name);
  const stored = await openRecord(lab, entity, action);
  if (!stored) {
    unopened.add(action);
    return [];
  }
  asked.add(action);
  const record = await answerOf(lab, entity, stored);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const dataProvider = createDataProvider({
    addressOf: (resource) => {
      const manifest = findManifest(resource);
      return manifest && addressIn(manifest);
    },
  });
  let closed = false;
  await act(async () => {
    render(
      <MemoryRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
        <AdminContext
          dataProvider={dataProvider}
          i18nProvider={i18nProvider}
          queryClient={queryClient}
          theme={lightTheme}
        >
          <ResourceContextProvider value={name}>
            <RecordContextProvider value={record}>
              <Suspense>
                <ActionDialog
                  entity={entity}
                  record={record}
                  action={action}
                  onClose={() => {
                    closed = true;
                  }}
                />
              </Suspense>
            </RecordContextProvider>
          </ResourceContextProvider>
        </AdminContext>
      </MemoryRouter>,
    );
  });
  await waitFor(() => expect(closed || document.querySelector(DIALOG) !== null).toBe(true));
  await waitFor(() =>
    expect(document.querySelector('[aria-busy=true], [data-part=skeleton]')).toBeNull(),
  );
  const words = foreignIn([...document.querySelectorAll(DIALOG)].flatMap(wordsIn), LATIN_WORDS);
  cleanup();
  const data = foreignIn(JSON.stringify(record).split('"'), LATIN_WORDS).filter(isData);
  const logins = lab.gateways.store.collection('users')?.all.map(({ loginName }) => loginName);
  const known = [...data, ...(logins ?? [])];
  return words.filter((word) => !known.includes(word) && !known.includes(word.replace(/\.$/, '')));
}

/** Whose acts take two people from an amount on. */
const TWO: ReadonlySet<string> = new Set(['current-account', 'accounting/held-transactions']);

const SOMEBODY = '8d2f6a10-3c41-4b7e-9d05-000000000001';

/** Sums of the sample take one person: these take two, and somebody has done the first part already. */
async function takeTwo(): Promise<void> {
  const { store } = lab.gateways;
  const begin = async (name: ResourceName, action: string, done: object) => {
    const { entity } = await loadEntity(name);
    const record = await openRecord(lab, entity, action);
    if (record) store.collection(name)?.change(record, { ...done });
  };
  await begin('current-account', 'return_to_bank', {
    returnAmount: '100.0',
    returnNote: 'Харилцагчийн хүсэлтээр',
    returnAskedBy: SOMEBODY,
  });
  await begin('accounting/held-transactions', 'release_held', { checkedBy: SOMEBODY });
  const [settings] = store.collection('system_settings')?.all ?? [];
  store.collection('system_settings')?.change(settings, { secondWalletCashOut: '1.0' });
}

describe.each(withActions)('%s', (name) => {
  test(
    'asks in Mongolian before each of its actions',
    async () => {
      await loadConfig();
      signInAs({ person: 'admin' });
      if (TWO.has(name)) await takeTwo();
      const foreign: Record<string, readonly string[]> = {};
      for (const action of await asking(name)) {
        const found = await foreignBefore(name, action);
        if (found.length > 0) foreign[action] = found;
      }
      expect(foreign).toEqual({});
    },
    LONG,
  );
});

/** Open to the maker of the record alone, or while a day's run is under way or has failed: each has a journey of its own. */
const ELSEWHERE = ['withdraw_entry', 'submit', 'resume_eod', 'stop_eod'];

test('asks before every action but those that no record of the sample is open to', () => {
  expect([...unopened].filter((action) => !asked.has(action))).toEqual(ELSEWHERE);
});
