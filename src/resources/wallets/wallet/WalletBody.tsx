import { useRecordContext } from 'ra-core';
import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { formatMoney } from '../../../domain/money';
import { WALLET } from '../../../domain/settings';
import { checkAvailable, usedPercent } from '../../../domain/wallets/limits';
import type { RecordOf } from '../../../entity/entity';
import { Card } from '../../../framework/parts/Card';
import { useEntity } from '../../../framework/loadEntity';
import { RecordActions } from '../../../framework/record/RecordActions';
import { RecordTable } from '../../../framework/record/RecordTable';
import { useFieldHeading } from '../../../framework/useLabels';
import { Facts } from '../../../ui/Facts/Facts';
import { Meter } from '../../../ui/Meter/Meter';
import { Stack } from '../../../ui/Stack/Stack';
import { Muted } from '../../../ui/Text/Text';
import bankAccount from '../../customers/bank-account/bankAccount.entity';
import { useOwned } from '../../customers/customer/useOwned';
import { CheckRow } from '../CheckRow';
import type { WalletFacts } from './lifecycle';
import { WalletJournalTable } from './WalletJournalTable';
import entity from './wallet.entity';

type Wallet = RecordOf<typeof entity> & { facts?: WalletFacts };

/** Money and limits with R12 and R13, the bank accounts with the prime one, and the journals. */
export function WalletBody() {
  const wallet = useRecordContext<Wallet>();
  if (!wallet) return null;
  return (
    <>
      <Limits wallet={wallet} />
      <BankAccounts wallet={wallet} />
      <WalletJournalTable id={wallet.id} />
    </>
  );
}

/** What may be spent, today's use of the daily limit as a bar, and whether the figures agree. */
function Limits({ wallet }: { wallet: Wallet }) {
  const translate = useTranslate();
  const heading = useFieldHeading(entity);
  const text = (key: KeyBelow<'wallets.wallet'>, values?: Record<string, unknown>) =>
    translate(`wallets.wallet.${key}`, values);
  const { dailyTransactionAmount: used, dailyTransactionLimit: limit, facts } = wallet;
  const percent = usedPercent(used, limit);
  const label = text('used_today', { used: formatMoney(used), limit: formatMoney(limit) });
  return (
    <Card title={text('limits')}>
      <Stack gap={12}>
        <Facts
          sums
          facts={(['balance', 'held', 'available'] as const).map(
            (field) => [heading(field), formatMoney(wallet[field])] as const,
          )}
        />
        <CheckRow label={text('r12')} check={checkAvailable(wallet)} />
        <div>
          <Meter
            label={label}
            value={percent}
            data-tone={percent >= WALLET.dailyWarnPercent ? 'warning' : undefined}
          />
          <Muted as="p">{label}</Muted>
        </div>
        {facts && <CheckRow label={text('r13')} check={facts.daily} />}
        <Facts
          sums
          facts={(['transactionLimit', 'dailyTransactionLimit', 'amountLimit'] as const).map(
            (field) => [heading(field), formatMoney(wallet[field])] as const,
          )}
        />
      </Stack>
    </Card>
  );
}

/** The bank accounts of the owner; exactly one of them is the prime one. */
function BankAccounts({ wallet }: { wallet: Wallet }) {
  // Loaded with the page, so that the dialogs of its actions are there when they are asked for.
  useEntity('bank_account');
  const translate = useTranslate();
  const read = useOwned(bankAccount, wallet.customerId ?? undefined, 'createdAt');
  const accounts = read.data ?? [];
  const title = translate('wallets.wallet.bank_accounts');
  return (
    <Card
      title={title}
      read={read}
      flush
      empty={{ when: accounts.length === 0, title: translate('wallets.wallet.no_bank_account') }}
    >
      <RecordTable
        entity={bankAccount}
        caption={title}
        columns={['number', 'bankCode', 'ownerName', 'createdAt', 'role']}
        records={accounts}
        wrap
        actionsOf={(account) => <RecordActions entity={bankAccount} record={account} />}
      />
    </Card>
  );
}
