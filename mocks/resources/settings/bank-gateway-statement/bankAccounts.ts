import type { BankAccountKey } from '../../../../src/domain/ledger/entryKinds';
import { onceAWorld } from '../../../engine/samples/cachedByWorld';
import { ownAccount } from '../../accounting/staff-entry/ownAccounts';
import { gatewayIdOf, type LenderBank, lenderBanks } from '../bank-gateway/gatewaysOf';

/** An account of a lender at a bank, with the account of the general ledger that it is kept under. */
export interface LenderAccount extends LenderBank {
  key: BankAccountKey;
  /** The gateway that reads its statement; undefined where the lender has none with that bank. */
  gatewayId: number | undefined;
}

/** Every account of every lender: those that gateways credit by the number of the gateway, then pay-outs and reserves. */
export const lenderAccounts = onceAWorld((world): readonly LenderAccount[] => {
  const income = lenderBanks(world).map((bank): LenderAccount => ({
    ...bank,
    key: 'bank',
    gatewayId: bank.id,
  }));
  const others = [...new Set(income.map(({ tenant }) => tenant))].flatMap((tenant) =>
    (['bankPayouts', 'bankReserve'] as const).flatMap((key) => {
      const account = ownAccount(tenant, key);
      return account
        ? [{ tenant, key, ...account, gatewayId: gatewayIdOf({ world }, tenant, key) }]
        : [];
    }),
  );
  return [
    ...income,
    ...others.map((account, place) => ({ id: income.length + place + 1, ...account })),
  ];
});
