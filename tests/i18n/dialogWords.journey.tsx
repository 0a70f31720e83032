import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { RecordContextProvider, ResourceContextProvider } from 'ra-core';
import { Suspense } from 'react';
import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { loadConfig } from '../../src/config/config';
import { createDataProvider } from '../../src/dataProviders';
import { addressIn } from '../../src/entity/addressIn';
import { findManifest, manifestFor } from '../../src/entity/manifests';
import type { ResourceName } from '../../src/i18n/Catalogue';
import { i18nProvider } from '../../src/i18n/i18nProvider';
import { loadEntity, type EntityPages } from '../../src/framework/loadEntity';
import { ActionDialog } from '../../src/framework/record/ActionDialog';
import { lightTheme } from '../../src/theme/theme';
import { startGateways } from '../support/journeys/gateways';
import { signInAs } from '../support/journeys/openAt';
import { answerOf, openRecord } from '../support/journeys/openRecord';
import { DIALOG, foreignInDialogs } from '../support/journeys/foreignWords';
import { LOAN_ACTIONS } from '../support/journeys/loanActions';
import { lifecycleActions } from '../support/lifecycleActions';
import { withEachPart } from '../support/oneOfEach';

const lab = startGateways();
const LONG = 120_000;

type Row = (typeof lifecycleActions)[number] & { pages: EntityPages };

/** Open to the maker of the record alone, or while a day's run is under way or has failed: each has a journey of its own. */
const ELSEWHERE = ['withdraw_entry', 'submit', 'resume_eod', 'stop_eod'];

/** Whose words are read where the action is done: tests/resources/loans/loan/loanActions. */
const ofLoans = new Set(LOAN_ACTIONS.map(({ action }) => `loans: ${action}`));

/** Settings, whose groups are all drawn by one component (`groupPreviews`). */
const OF_GROUPS = ['system_settings', 'loan_criteria', 'tenant-report/config'];

const components = new Map<unknown, number>();
/** The same for the same component, however many entities or actions have it. */
const nameOf = (component: unknown, { entity, name }: Row): string => {
  if (OF_GROUPS.includes(entity.name)) return `of a group: ${name.split('_')[0]}`;
  if (!components.has(component)) components.set(component, components.size);
  return String(components.get(component));
};

/**
 * What the words of a dialog come from. That every key has its words is proved for all of them in Node: labels of inputs,
 * values and actions in tests/contract/labels, keys in the sources in tests/i18n/usedKeys, the letters in
 * tests/i18n/catalogues. Here is what only a drawn dialog shows: that a component asks for words and not for their key.
 */
function partsOf(row: Row): readonly string[] {
  const { entity, name, action, pages } = row;
  const own = pages.actions?.[name];
  const preview = pages.previews?.[name];
  const inputs = Object.values(entity.lifecycle?.inputs?.[name] ?? {});
  if (own) return [`own dialog ${nameOf(own, row)}`];
  if (inputs.length === 0 && !preview && action.confirm === 'none') return [];
  return [
    `${inputs.length > 0 || preview ? 'form' : 'question'} ${action.confirm}`,
    ...(preview ? [`preview ${nameOf(preview, row)}`] : []),
    ...inputs.map(({ kind }) => `input ${kind.name}`),
    ...(action.reasons ? ['reasons'] : []),
    ...(action.irreversible ? ['irreversible'] : []),
    ...(action.consequences || action.sets ? ['consequences'] : []),
  ];
}

const rows = await Promise.all(
  lifecycleActions.map(async (row): Promise<Row> => {
    const { pages } = (await manifestFor(row.entity.name)?.load()) ?? { pages: {} };
    return { ...row, pages };
  }),
);
const drawn = withEachPart(
  rows.filter(
    ({ entity, name }) =>
      !entity.of && !ELSEWHERE.includes(name) && !ofLoans.has(`${entity.name}: ${name}`),
  ),
  partsOf,
);

/** The foreign words of the dialog before an action, on a record to which it is open; those of the record itself are none. */
async function foreignBefore(name: ResourceName, action: string): Promise<readonly string[]> {
  const { entity } = await loadEntity(name);
  const stored = await openRecord(lab, entity, action);
  if (!stored) throw new Error(`No ${name} can ${action}.`);
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
  const foreign = foreignInDialogs(lab, record);
  cleanup();
  return foreign;
}

/** Whose acts take two people from an amount on. */
const TWO: ReadonlySet<string> = new Set([
  'accounting/failed-transfers',
  'accounting/held-transactions',
  'current-account',
]);

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

/** The drawn dialogs by entity: the sample of an entity is made once for all of its own. */
const byEntity = [...new Set(drawn.map(({ entity }) => entity.name))].map(
  (of) => [of, drawn.filter(({ entity }) => entity.name === of).map(({ name }) => name)] as const,
);

test.each(byEntity)(
  '%s asks in Mongolian before %j',
  async (name, actions) => {
    await loadConfig();
    signInAs({ person: 'admin' });
    if (TWO.has(name)) await takeTwo();
    const foreign: Record<string, readonly string[]> = {};
    for (const action of actions) foreign[action] = await foreignBefore(name, action);
    expect(foreign).toEqual(Object.fromEntries(actions.map((action) => [action, []])));
  },
  LONG,
);
