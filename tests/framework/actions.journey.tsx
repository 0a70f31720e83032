import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { listed, manifestFor } from '../../src/entity/manifests';
import { recordPath } from '../../src/entity/paths';
import type { MockRecord } from '../../mocks/engine/MockRecord';
import { successOf } from '../../src/framework/record/successOf';
import { textOf } from '../contract/support/messages';
import { writeFlows } from '../support/journeys/flows';
import { confirmWith, dialog, press, pressCtrlEnter, question } from '../support/journeys/form';
import { actionsInSight, closedAction, pressAction } from '../support/journeys/recordActions';
import { startGateways } from '../support/journeys/gateways';
import { failures, heading, successes } from '../support/journeys/messages';
import { openAt } from '../support/journeys/openAt';
import { openRecord } from '../support/journeys/openRecord';
import { allBut, dataCalls } from '../support/journeys/rights';
import { lifecycleActions } from '../support/lifecycleActions';
import { oneOfEach, withEachPart } from '../support/oneOfEach';

const lab = startGateways();
const REASON = 'Баримт шалгаж шийдвэрлэлээ';

/** The button's words: the entity's own, else the shared verb. */
const wordsOf = (area: string, resource: string, action: string) =>
  textOf('mn', area, `resources.${resource}.actions.${action}`) ??
  textOf('mn', area, `action.${action}`) ??
  action;

type ActionRow = (typeof lifecycleActions)[number];

/** Actions of records that have a page; what each does with its asks and previews has journeys of its own. */
const onRecords = lifecycleActions.filter(
  ({ entity }) => !entity.of && recordPath(entity.name, 'show', 1) !== undefined,
);
const OWN_JOURNEYS = [
  'loans',
  'contract',
  'court-list',
  'loans/pending',
  'loans/assessment',
  // Whose part it is hangs on who made the entry: tests/resources/accounting/staff-entry.
  'accounting/entries',
  // Drafts are their makers' alone, and closing one shows what it undoes.
  'car-loan/loan-requests',
  // Only one run of a day is open at a time: tests/resources/settings/eod.
  'eod',
  // Whether a report may be sent again hangs on what the registry holds: tests/resources/credit-registry.
  'zms-writer',
  'zms-writer-tenant-list',
];
/** Sums of the sample take one person: tests/resources/accounting has those that take two. */
const BY_TWO = [
  'current-account: approve_return',
  'current-account: refuse_return',
  'accounting/held-transactions: check_release',
  'accounting/failed-transfers: check_resend',
];
/** What only asks somebody else again may end in several ways, each told in words of its own. */
const asksAgain = ({ confirm, outcomes }: ActionRow['action']) => confirm === 'none' && outcomes;
const plain = onRecords.filter(
  ({ entity, name, action }) =>
    !entity.lifecycle?.inputs?.[name] &&
    action.confirm !== 'typed' &&
    !asksAgain(action) &&
    !BY_TWO.includes(`${entity.name}: ${name}`) &&
    !OWN_JOURNEYS.some((own) => entity.name === own || entity.name.startsWith(`${own}/`)),
);

/** What decides of an act that a person with its right does: how it is asked, what it books, and what is then said. */
const partsOf = ({ entity, name, action }: ActionRow) => {
  const { key, isNamed } = successOf(entity, name);
  return [
    `asked ${action.confirm}, ${action.stays ? 'stays' : 'moves'}`,
    `tone ${action.tone}`,
    `ruled by ${entity.ruledBy}`,
    `acts ${Object.keys(entity.lifecycle?.actions ?? {}).length > 1 ? 'in a menu' : 'one'}`,
    // Words of its own, and not those that all others share.
    ...(isNamed ? [] : [key]),
    ...(action.outcomes ? ['outcomes'] : []),
    ...(action.reasons ? ['reasons'] : []),
    ...(action.notByMaker ? ['not by its maker'] : []),
    ...(action.also ? ['two rights'] : []),
  ];
};

/** What decides whether an act is in sight: its rights, and where it would stand. */
const rightsOf = ({ entity, action }: ActionRow) => [
  `rights ${listed(action.access).length}`,
  `ruled by ${entity.ruledBy}`,
  `tone ${action.tone}`,
  `acts ${Object.keys(entity.lifecycle?.actions ?? {}).length > 1 ? 'in a menu' : 'one'}`,
  ...(action.also ? ['two rights'] : []),
];

/**
 * As many acts as have every part. That every act is done with exactly its permission, refused to all others and ends where
 * it says is proved at the gateways (tests/contract/gatewayRights), that none is in sight without its right in
 * tests/contract/lifecycle, what is said of each in tests/contract/actionWords, what each asks in tests/i18n/dialogWords.
 */
const named = (rows: readonly ActionRow[], parts: (row: ActionRow) => readonly string[]) =>
  withEachPart(rows, parts).map((row) => [`${row.entity.name}: ${row.name}`, row] as const);

const actionWords = ({ entity, name }: ActionRow) =>
  wordsOf(String(manifestFor(entity.name)?.area), entity.name, name);

/** A record on which the action is open to somebody with its right. */
async function recordFor({ entity, name }: ActionRow): Promise<MockRecord> {
  const record = await openRecord(lab, entity, name);
  if (!record) throw new Error(`No ${entity.name} can ${name}.`);
  return record;
}

/** Answers what is asked before an action, with the keyboard where no reason is asked for. */
async function confirm({ action }: ActionRow, words: string): Promise<void> {
  if (action.confirm === 'none') return;
  if (action.confirm === 'reason') return confirmWith(words, REASON);
  // More than twenty records: their number is typed.
  const asked = await question();
  const typed = asked.querySelector('[data-part=confirm-code] input');
  const [, code = ''] = /бичнэ үү: (\d+)/.exec(asked.textContent) ?? [];
  if (typed) fireEvent.change(typed, { target: { value: code } });
  await pressCtrlEnter(words);
}

const pathTo = ({ entity }: ActionRow, { id }: MockRecord) =>
  recordPath(entity.name, 'show', id) ?? '';

describe.each(named(plain, partsOf))('%s', (_name, row) => {
  const { entity, action } = row;
  const state = String(entity.lifecycle?.field);

  test('works with its permission', async () => {
    const record = await recordFor(row);
    const before = record[state];
    const words = actionWords(row);
    await openAt(pathTo(row, record), {
      permissions: [
        listed(entity.access.show)[0],
        ...listed(action.access),
        ...listed(action.also),
      ],
    });
    await pressAction(words);
    await confirm(row, words);
    await waitFor(() => expect(successes().length).toBe(1));
    expect(failures()).toEqual([]);
    const changed = lab.gateways.store.collection(entity.name)?.get(record.id);
    const ends = [action.stays ? before : action.to, ...(action.outcomes ?? [])];
    expect(ends).toContain(changed?.[state]);
  });
});

describe.each(named(onRecords, rightsOf))('%s', (_name, row) => {
  test('is not there with every other permission', async () => {
    const words = actionWords(row);
    const [record] = lab.gateways.store.collection(row.entity.name)?.all ?? [];
    await openAt(pathTo(row, record), { permissions: allBut(...listed(row.action.access)) });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(async () => expect(await actionsInSight()).not.toContain(words));
  });
});

/** Where a write begins, the permission that opens the page, the one that allows it, and the words of its opener. */
const CUSTOM: readonly {
  flow: string;
  page: string;
  needed: string;
  opener: string;
  /** It is in the menu of the record. */
  inMenu?: true;
}[] = [
  { flow: 'news: create', page: 'news:list', needed: 'news:create', opener: '+ Мэдээ нэмэх' },
  { flow: 'news: edit', page: 'news:list', needed: 'news:create', opener: 'Засах' },
  {
    flow: 'customers: create',
    page: 'customer:list',
    needed: 'customer:create',
    opener: '+ Харилцагч бүртгэх',
  },
  { flow: 'customers: edit', page: 'customer:view', needed: 'customer:create', opener: 'Засах' },
  {
    flow: 'users: create',
    page: 'user:manage',
    needed: 'user:manage',
    opener: '+ Хэрэглэгч нэмэх',
  },
  { flow: 'users: edit', page: 'user:manage', needed: 'user:manage', opener: 'Засах' },
  {
    flow: 'users: password',
    page: 'user:manage',
    needed: 'user:manage',
    opener: 'Нууц үг солих',
    inMenu: true,
  },
  {
    flow: 'users: add a role',
    page: 'user:manage',
    needed: 'user:manage',
    opener: 'Үүрэг оноох',
    inMenu: true,
  },
  {
    flow: 'users: delete',
    page: 'user:manage',
    needed: 'user:manage',
    opener: 'Устгах',
    inMenu: true,
  },
];

const flowOf = (name: string) => {
  const flow = writeFlows.find((one) => one.name === name);
  if (!flow) throw new Error(`There is no flow ${name}.`);
  return flow;
};

/** The page with the opener. */
const pageOf = (path: string) => path.replace(/\/(create|update)$/, '');

describe.each(CUSTOM.map((row) => [row.flow, row] as const))(
  '%s',
  (name, { page, needed, opener, inMenu }) => {
    const flow = flowOf(name);
    const before = pageOf(flow.path);

    test('works with exactly its permissions', async () => {
      const visit = await openAt(before, { permissions: [page, needed] });
      // The record's own is in its header, before those of what belongs to it.
      if (inMenu) await waitFor(async () => expect(await actionsInSight()).toContain(opener));
      const [entry] = await screen.findAllByText(opener, {
        selector: inMenu ? '[role=menuitem] span' : 'button, a',
      });
      if (flow.path !== before) {
        expect(entry.getAttribute('href')).toBe(flow.path);
        await visit.go(flow.path);
      }
      await flow.prepare();
      await flow.submit();
      await waitFor(() => expect(lab.commits()).toEqual([`${flow.method} ${flow.call}`]));
      if (flow.told) await waitFor(() => expect(successes()).toEqual([flow.told]));
      expect(failures()).toEqual([]);
    });

    test('is closed with every other permission', async () => {
      const visit = await openAt(before, { permissions: allBut(needed) });
      await screen.findByRole('heading', { level: 1 });
      if (page === needed) expect(dataCalls(lab)).toEqual([]);
      else await waitFor(() => expect(dataCalls(lab)).not.toEqual([]));
      expect(
        within(screen.getByRole('main')).queryByText(opener, { selector: 'button, a' }),
      ).toBeNull();

      if (flow.path === before) return;
      lab.gateways.store.journal.entries.length = 0;
      await visit.go(flow.path);
      await heading('Хандах эрхгүй');
      expect(screen.getByText(needed, { selector: 'code' })).toBeTruthy();
      expect(dataCalls(lab)).toEqual([]);
    });
  },
);

/** The four accesses: who may open and close them (docs/domain/customers.md 6.1). */
const ACCESSES = [
  ['canLend', 'Зээл авах эрх', 'customer:create'],
  ['canTransfer', 'Шилжүүлэг хийх эрх', 'customer:create'],
  ['canOtpRequest', 'Нэг удаагийн код (OTP) авах эрх', 'auth-cus-otp:access'],
  ['isCashOutDeposit', 'Хадгаламжаас зарлага гаргах эрх', 'customer:create'],
] as const;

const SETTINGS = '/customers/100001/settings';
const row = async (name: string): Promise<HTMLElement> => {
  const title = await screen.findByText(name, { selector: 'b' });
  return title.closest('li') as HTMLElement;
};

/** One of each right: what becomes of each of the four is the gateway's (tests/resources/customers/customer/access). */
describe.each(oneOfEach(ACCESSES, ([, , needed]) => needed))('access %s', (field, name, needed) => {
  test('is closed and opened again with its permission', async () => {
    await openAt(SETTINGS, { permissions: ['customer:view', needed] });
    const stored = () => lab.gateways.store.collection('customers')?.get(100_001)?.[field];
    await press('Эрх хаах', await row(name));
    await confirmWith('Эрх хаах', REASON);
    await waitFor(() => expect(stored()).toBe('NO_BY_SETTING'));
    await press('Эрх нээх', await row(name));
    await confirmWith('Эрх нээх', REASON);
    await waitFor(() => expect(stored()).toBe('YES'));
    await waitFor(async () =>
      expect(within(await row(name)).queryByText('Эрх хаах', { selector: 'button' })).toBeTruthy(),
    );
    expect(lab.commits()).toEqual([
      `POST /gateway-customer/customers/100001/access/${field}/close`,
      `POST /gateway-customer/customers/100001/access/${field}/open`,
    ]);
  });

  test('has no button with every other permission', async () => {
    await openAt(SETTINGS, { permissions: allBut(needed) });
    await waitFor(async () =>
      expect(within(await row(name)).queryByText('Эрх хаах', { selector: 'button' })).toBeNull(),
    );
  });
});

test('the own account and the own roles stay', async () => {
  await openAt('/users/2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a01');
  const { why } = await closedAction('Устгах');
  expect(why).toBe('Өөрийн бүртгэлийг устгах боломжгүй.');
  await press('Үүрэг оноох');
  const roles = await dialog();
  const remove = within(roles).getByLabelText('Үүрэг хасах: Агент');
  expect(remove.getAttribute('aria-disabled')).toBe('true');
  expect(remove.title).toBe('Өөрийн үүргийг өөрөө нэмэх, хасах боломжгүй. Өөр хүн өөрчилнө.');
});
