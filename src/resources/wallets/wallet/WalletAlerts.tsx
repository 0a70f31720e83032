import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { WithdrawAccess } from '../../../domain/enums/customers';
import { compareMoney, formatMoney, isNegativeMoney } from '../../../domain/money';
import type { RecordOf } from '../../../entity/entity';
import { Notice } from '../../../ui/Notice/Notice';
import type entity from './wallet.entity';

/** What stands against a wallet: held money, a closed access, no prime bank account, a limit that is passed. */
export function WalletAlerts() {
  const translate = useTranslate();
  const wallet = useRecordContext<RecordOf<typeof entity>>();
  if (!wallet) return null;
  const { held, canTransfer, isPrimeAccount, balance, amountLimit, available } = wallet;
  return (
    <>
      {isNegativeMoney(available) && (
        <Notice tone="critical" sign>
          {translate('wallets.wallet.overdrawn')}
        </Notice>
      )}
      {compareMoney(held, '0') === 1 && (
        <Notice tone="caution">
          {translate('wallets.wallet.held_note', { amount: formatMoney(held) })}
        </Notice>
      )}
      {canTransfer && canTransfer !== 'YES' && (
        <Notice tone="caution">
          {translate('wallets.wallet.transfer_closed', {
            reason: translate(labelKeyOf(WithdrawAccess, canTransfer)),
          })}
        </Notice>
      )}
      {isPrimeAccount === false && (
        <Notice tone="danger">{translate('wallets.wallet.no_prime')}</Notice>
      )}
      {compareMoney(balance, amountLimit) === 1 && (
        <Notice tone="caution">
          {translate('wallets.wallet.balance_beyond', { amount: formatMoney(balance) })}
        </Notice>
      )}
    </>
  );
}
