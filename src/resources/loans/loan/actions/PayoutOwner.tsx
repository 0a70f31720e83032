import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useTranslate } from '../../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../../dataProviders/UrtuuDataProvider';
import { compareOwners } from '../../../../domain/wallets/ownerNames';
import { useSettled } from '../../../../fields/shared/useSettled';
import { Button } from '../../../../ui/Button/Button';
import { Notice } from '../../../../ui/Notice/Notice';
import { Skeleton } from '../../../../ui/Skeleton/Skeleton';
import { loadArea } from '../../../../i18n/i18nProvider';
import { ComparedName } from '../../../wallets/owner/ComparedName';
import { lookUpPayoutOwner, type PayoutOwnerAnswer } from '../api';

interface Props {
  customerId: number | string | null | undefined;
  bankCode: number | null | undefined;
  accountNumber: string | null | undefined;
}

/**
 * Whose the pay-out account is, as its bank says, beside the borrower's name (docs/domain/lending.md 5.5). Nothing as long
 * as one of the three is not filled in.
 */
export function PayoutOwner({ customerId, bankCode, accountNumber }: Props) {
  const number = useSettled(accountNumber?.trim() ?? '');
  if (!customerId || !bankCode || number === '') return null;
  return <Owner customerId={customerId} bankCode={Number(bankCode)} accountNumber={number} />;
}

type Asked = { [K in keyof Props]: NonNullable<Props[K]> };

function Owner(asked: Asked) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const { customerId, bankCode, accountNumber } = asked;
  const { data, error, refetch } = useQuery({
    queryKey: ['loans', 'payout-owner', customerId, bankCode, accountNumber],
    queryFn: async ({ signal }) => {
      // The words of what differs in two names are the wallets'.
      const [answer] = await Promise.all([
        dataProvider.call(lookUpPayoutOwner, { body: asked, signal }),
        loadArea('wallets'),
      ]);
      return answer;
    },
    retry: false,
  });
  if (error)
    return (
      <Notice tone="danger" role="alert">
        {translate('error.account_owner_lookup')}{' '}
        <Button variant="text" size="small" onClick={() => void refetch()}>
          {translate('action.retry')}
        </Button>
      </Notice>
    );
  return data ? <Said {...data} /> : <Skeleton aria-busy="true" />;
}

const TONES = { SAME: undefined, CLOSE: 'caution', DIFFERENT: 'danger' } as const;

/** What the bank said, letter by letter against the borrower's name. */
function Said({ ownerName, customerName }: PayoutOwnerAnswer) {
  const translate = useTranslate();
  if (ownerName === null)
    return (
      <Notice tone="danger" role="status">
        {translate('actionBlocks.payout_account_unknown')}
      </Notice>
    );
  const { match, bank, ours } = compareOwners(ownerName, customerName);
  return (
    <Notice tone={TONES[match]} role="status">
      {translate('loanActions.payout.owner')}:{' '}
      <b>
        <ComparedName words={bank} />
      </b>
      .{' '}
      {match !== 'SAME' && (
        <>
          {translate('loanActions.payout.borrower')}: <ComparedName words={ours} />.{' '}
        </>
      )}
      {translate(`loanActions.payout.owner_${match.toLowerCase() as Lowercase<typeof match>}`)}
    </Notice>
  );
}
