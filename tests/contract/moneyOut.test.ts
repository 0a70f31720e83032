import { describe, expect, it, test } from 'vitest';
import type { MockRecord } from '../../mocks/engine/MockRecord';
import { GATEWAY_BASES } from '../../mocks/engine/bases';
import { filesOf } from '../../mocks/resources/settings/bank-gateway-statement/fileStatements';
import { customerName } from '../../mocks/resources/loans/loan/loanProfile';
import type { BookedJournal } from '../../mocks/ledger/Ledger';
import { ENTRY_MODELS } from '../../mocks/ledger/entryModels';
import { BANK_ACCOUNTS, type BankAccountKey } from '../../src/domain/ledger/entryKinds';
import { NOT_PAID_OUT, PAY_OUTS, type PastTheDoor } from '../../src/domain/ledger/payOut';
import type { AnyEntity } from '../../src/entity/entity';
import { whyBlocked } from '../../src/entity/lifecycle';
import { gatewayDesk } from '../engine/gatewayDesk';
import { inForce } from '../engine/inForce';
import { CHARGE, chargedByBank } from '../resources/accounting/staff-entry/chargedByBank';
import { only } from '../support/rights';
import { bodyFor } from './support/actionBodies';
import { declared } from './support/entities';

const desk = gatewayDesk(60);
const journals = () => desk.store.ledger.journals();
const log = () => desk.store.collection('bank-gateways/outgoing')?.all ?? [];
const records = (resource: string) => desk.store.collection(resource)?.all ?? [];
const change = (resource: string, record: MockRecord, to: Record<string, unknown>) =>
  desk.store.collection(resource)?.change(record, to);

const isBank = (account: string): account is BankAccountKey =>
  (BANK_ACCOUNTS as readonly string[]).includes(account);
const creditsBank = ({ lines }: Pick<BookedJournal, 'lines'>) =>
  lines.some(({ account, credit }) => isBank(account) && credit !== null);
const reasonOf = (kind: string): PastTheDoor | undefined =>
  (NOT_PAID_OUT as Readonly<Record<string, PastTheDoor>>)[kind];

/** The one line of a journal by which a bank is credited. */
const creditOf = ({ lines }: Pick<BookedJournal, 'lines'>) =>
  lines.find(({ account, credit }) => isBank(account) && credit !== null);

/** What a journal must show that nobody is paid by, as the reason says that its kind declares. */
const SHOWS: Readonly<Record<PastTheDoor, (journal: BookedJournal) => boolean>> = {
  own_accounts: ({ lines }) => lines.every(({ account }) => isBank(account)),
  handed_over: ({ id }) => log().some(({ paidJournalId }) => paidJournalId === id),
  taken_by_bank: ({ id, tenant, lines }) => {
    const entry = records('accounting/entries').find(({ journalId }) => journalId === id);
    const credited = creditOf({ lines });
    return filesOf(desk.store).debits.some(
      (debit) =>
        debit.reference === entry?.bankReference &&
        debit.tenant === tenant &&
        debit.key === credited?.account &&
        debit.amount === credited.credit,
    );
  },
};

/** Journals that credit a bank since some were there, and are not in its outgoing log for what they credit. */
function pastTheDoor(before: ReadonlySet<string>): string[] {
  return journals()
    .filter((one) => !before.has(one.id) && one.reverses === null && creditsBank(one))
    .filter((journal) => {
      const { id, kind, tenant } = journal;
      const reason = reasonOf(kind);
      if (reason) return !SHOWS[reason](journal);
      const line = creditOf(journal);
      return !log().some(
        (row) =>
          [row.journalId, row.paidJournalId].includes(id) &&
          row.tenant === tenant &&
          row.amount === line?.credit &&
          row.from === line?.account,
      );
    })
    .map(({ id, kind }) => `${kind} ${id}`);
}
const idsNow = () => new Set(journals().map(({ id }) => id));

/** docs/domain/money.md 4.12 */
test('every kind of journal that credits a bank says how it leaves the house', () => {
  const models = ENTRY_MODELS.filter(({ example }) =>
    example.some(([account, side]) => isBank(account) && side === 'credit'),
  );
  const booked = journals().filter((one) => one.reverses === null && creditsBank(one));
  const credits = [...new Set([...models, ...booked].map(({ kind }) => kind))];
  expect(credits.sort()).toEqual([...Object.keys(PAY_OUTS), ...Object.keys(NOT_PAID_OUT)].sort());
});

/** Every action of every entity, done once on the first record whose conditions hold. */
const acts = declared.flatMap(({ entity }) =>
  entity.of
    ? []
    : Object.keys(entity.lifecycle?.actions ?? {}).map(
        (name) => [`${entity.name}: ${name}`, entity, name] as const,
      ),
);
/** Ends of numbers by which the bank of the sample names the customer as the owner. */
const OWN = '6';

/** What an act is asked for here, so that money leaves by it. */
const OUT: Readonly<Record<string, object>> = {
  'accounting/failed-transfers.correct': { way: 'RESENT' },
};

const PERSON = { id: 'somebody', rules: true, may: () => true };

/** Does an action on the first record that it is open on; whether it was done. */
async function done(entity: AnyEntity, name: string): Promise<boolean> {
  const { lifecycle } = entity;
  const { access = [], also = [], from = [], reasons } = lifecycle?.actions[name] ?? {};
  const everybody = only(...[access, also, entity.access.show ?? [], entity.access.list].flat());
  for (const record of records(entity.name)) {
    if (!lifecycle || !from.includes(String(record[lifecycle.field]))) continue;
    const path = `${GATEWAY_BASES[entity.gateway]}${entity.endpoint}/${record.id}`;
    const { status, body } = await desk.get(path, everybody);
    if (status !== 200 || whyBlocked(lifecycle, name, body, PERSON) !== null) continue;
    const reason = String(reasons?.values[0] ?? 'Туршилтын шалтгаан, хангалттай урт.');
    const asked = {
      reason,
      ...bodyFor(entity.name, name, record),
      ...OUT[`${entity.name}.${name}`],
    };
    const answer = await desk.post(`${path}/${name}`, asked, everybody);
    // What waits for another person is put in force.
    if ((await inForce(desk.call, answer)).status === 200) return true;
  }
  return false;
}

/** Everything that stands in the way of paying customers of the sample is put out of it. */
function opened(): void {
  const [settings] = records('system_settings');
  change('system_settings', settings, {
    secondWalletCashOut: '1000000000.00',
    secondMerchantCashOut: '1000000000.00',
  });
  for (const account of records('bank_account')) {
    const owner = desk.store.collection('customers')?.get(account.customerId as number);
    change('bank_account', account, {
      number: `${String(account.number).slice(0, -1)}${OWN}`,
      ownerName: owner ? customerName(owner) : account.ownerName,
    });
  }
  for (const customer of records('customers'))
    change('customers', customer, { canTransfer: 'YES', isCashOutDeposit: 'YES' });
  for (const fraud of records('accounting/fraud-transfer'))
    change('accounting/fraud-transfer', fraud, { state: 'SETTLED_BY_NBFI' });
  for (const transfer of records('accounting/failed-transfers'))
    change('accounting/failed-transfers', transfer, {
      logState: 'REFUSED',
      toldApart: log().map(({ number }) => number),
    });
  // Savings that end find no room on the wallet.
  const ending = records('saving').filter(({ state }) => String(state).endsWith('_REQUESTED'));
  for (const { customerId } of ending) {
    const wallet = desk.store.collection('wallets')?.get(customerId as number);
    if (wallet) change('wallets', wallet, { amountLimit: '0.00' });
  }
}

describe('whatever is done with any record', () => {
  it('pays nobody past the door', { timeout: 600_000 }, async () => {
    const before = idsNow();
    const did: string[] = [];
    for (const [label, entity, name] of acts) {
      opened();
      if (await done(entity, name)) did.push(label);
    }
    const cashOut = {
      kind: 'WALLET_CASH_OUT',
      customerId: 100_002,
      amount: '50000.00',
      comment: 'Харилцагчийн хүсэлтээр гаргав.',
    };
    const rights = only('accounting:correct', 'cgw-bank-income:access');
    expect((await desk.post('/gateway-accounting/staff-entries', cashOut, rights)).status).toBe(
      201,
    );
    expect(pastTheDoor(before)).toEqual([]);
    // What the acts reach is worth something: most are done, and money has left by every kind.
    expect(did.length).toBeGreaterThan(240);
    const kinds = journals()
      .filter((one) => !before.has(one.id) && one.reverses === null && creditsBank(one))
      .map(({ kind }) => kind);
    expect([...new Set(kinds)].filter((kind) => !reasonOf(kind)).sort()).toEqual(
      Object.keys(PAY_OUTS).sort(),
    );
  });

  it('a journal that no gateway was handed is found', () => {
    const before = idsNow();
    const { id } = desk.store.ledger.post({
      kind: 'TEMPORARY_RETURN',
      valueDate: '2026-11-21',
      at: desk.store.clock.iso(),
      by: null,
      tenant: 'pocketmn',
      lines: [
        { account: 'temporary', holder: 100_001, debit: '1000.00' },
        { account: 'bankPayouts', credit: '1000.00' },
      ],
    });
    expect(pastTheDoor(before)).toEqual([`TEMPORARY_RETURN ${id}`]);
  });

  it('a charge that no statement of the bank has is found', () => {
    const before = idsNow();
    const { id } = desk.store.ledger.post({
      kind: 'BANK_CHARGE',
      valueDate: '2026-11-21',
      at: desk.store.clock.iso(),
      by: null,
      tenant: 'pocketmn',
      lines: [
        { account: 'bankFees', debit: '2500.00' },
        { account: 'bankReserve', credit: '2500.00' },
      ],
    });
    expect(pastTheDoor(before)).toEqual([`BANK_CHARGE ${id}`]);
  });

  it('a charge that the bank has taken goes past the door, once and for its line', async () => {
    const before = idsNow();
    await chargedByBank(desk, '2500.00');
    const rights = only('accounting:correct', 'cgw-bank-income:access');
    const booked = await desk.post('/gateway-accounting/staff-entries', CHARGE, rights);
    expect([booked.status, booked.body.state]).toEqual([201, 'BOOKED']);
    expect(pastTheDoor(before)).toEqual([]);
    expect(log().some(({ journalId }) => journalId === booked.body.journalId)).toBe(false);
  });
});
