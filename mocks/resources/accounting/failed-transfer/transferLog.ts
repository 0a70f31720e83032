import type { AllSystemSettings } from '../../../../src/domain/judgementSettings';
import type { OutgoingTransfer } from '../../../../src/resources/accounting/failed-transfer/api';
import type { BankLegState } from '../../../../src/domain/enums/accounting';
import type { OutgoingState } from '../../../../src/domain/enums/bankMoney';
import { compareMoney } from '../../../../src/domain/money';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { systemSettingsOf } from '../../settings/system/systemSettings';

/** A transfer of the bank's outgoing log, with the lender whose it is. */
export interface LoggedTransfer extends OutgoingTransfer {
  tenant: string;
  customerId: number | null;
}

/** What the log has of a transfer, as the bank's call answers it; what waits here has not reached the bank. */
function loggedOf(one: MockRecord): LoggedTransfer {
  const state = String(one.state) as OutgoingState;
  return {
    number: String(one.number),
    tenant: String(one.tenant),
    customerId: one.customerId === null ? null : Number(one.customerId),
    customerName: String(one.customerName),
    amount: String(one.amount),
    bankCode: one.bankCode === null ? null : Number(one.bankCode),
    accountNumber: (one.accountNumber as string | null) ?? '',
    at: String(one.at),
    wallet: { journalId: (one.journalId as string | null) ?? null },
    bank: {
      state: state === 'WAITING' || state === 'RETRYING' ? 'NOT_THERE' : state,
      reference: (one.bankReference as string | null) ?? null,
      answer: (one.answer as string | null) ?? null,
    },
  };
}

/** The bank's log of outgoing transfers, which its gateway keeps (docs/domain/money.md 4.10). */
export const transferLog = (store: Store): LoggedTransfer[] =>
  (store.collection('bank-gateways/outgoing')?.all ?? []).map(loggedOf);

/** What the bank's log says of a transfer by its number. */
export const wordOfBank = (store: Store, number: string): BankLegState =>
  transferLog(store).findLast((one) => one.number === number)?.bank.state ?? 'NOT_THERE';

/** The number under which a failed transfer was sent: that of what it paid, or its own. */
export const loggedNumber = (store: Store, { id, number }: MockRecord): string =>
  String(
    (store.collection('bank-gateways/outgoing')?.all ?? []).find(
      (one) => one.failedTransferId === id,
    )?.number ?? number,
  );

const HOUR = 3_600_000;

/** Transfers to the same account or of the same amount within the hours that are set of another one, the newest first. */
export function similarTo(
  store: Store,
  one: { number: string; accountNumber: string; amount: string; at: string; tenant: string },
  { similarHours }: Pick<AllSystemSettings, 'similarHours'> = systemSettingsOf(store),
): LoggedTransfer[] {
  const near = similarHours * HOUR;
  return transferLog(store)
    .filter(
      ({ number, tenant, at, accountNumber, amount }) =>
        number !== one.number &&
        tenant === one.tenant &&
        Math.abs(Date.parse(at) - Date.parse(one.at)) <= near &&
        ((one.accountNumber !== '' && accountNumber === one.accountNumber) ||
          compareMoney(amount, one.amount) === 0),
    )
    .sort((a, b) => (a.at < b.at ? 1 : -1));
}
