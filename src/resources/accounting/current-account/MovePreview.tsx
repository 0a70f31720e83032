import { useGetOne } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { useTranslate } from '../../../i18n/useTranslate';
import { plus } from '../../../domain/lending/amounts';
import { formatMoney } from '../../../domain/money';
import {
  balanceAfter,
  moveAmountIssue,
  temporaryLegs,
  type TemporaryLeg,
  type TemporaryWay,
} from '../../../domain/wallets/temporaryMoves';
import type { RecordOf } from '../../../entity/entity';
import { FieldValue } from '../../../framework/FieldValue';
import { useFieldHeading, useMoneyHeading } from '../../../framework/useLabels';
import { DiffTable, type Difference } from '../../../ui/DiffTable/DiffTable';
import { Facts } from '../../../ui/Facts/Facts';
import { Stack } from '../../../ui/Stack/Stack';
import { Muted } from '../../../ui/Text/Text';
import entity from './currentAccount.entity';

type Account = RecordOf<typeof entity>;

interface Typed {
  amount?: string | null;
  target?: string | null;
  toCustomerId?: number | string | null;
}

/** Money goes back to the prime bank account: which one it is, whose, and what stays. */
export function ReturnPreview({ record }: { record: Account }) {
  const typed = useWatch<Typed>();
  return <Returned record={record} typed={typed} />;
}

/** The same of what somebody has asked for. */
export const ApprovePreview = ({ record }: { record: Account }) => (
  <Returned record={record} typed={{ amount: record.returnAmount }} />
);

function Returned({ record, typed }: { record: Account; typed: Typed }) {
  const heading = useFieldHeading(entity);
  return (
    <Stack gap={12}>
      <Facts
        facts={(
          ['bankCode', 'accountNumber', 'accountOwner', 'namedAt', 'ownerMatch'] as const
        ).map(
          (field) =>
            [
              heading(field),
              <FieldValue key={field} entity={entity} field={field} record={record} place="page" />,
            ] as const,
        )}
      />
      <Moved record={record} way="BANK" typed={typed} />
    </Stack>
  );
}

/** Money goes to the owner's wallet or to somebody else's temporary account: both balances before and after. */
export function MovePreview({ record }: { record: Account }) {
  const typed = useWatch<Typed>();
  const isOther = typed.target === 'CUSTOMER';
  const receiver = isOther ? Number(typed.toCustomerId) : 0;
  const { data: other } = useGetOne<Account>(
    entity.name,
    { id: receiver },
    { enabled: receiver > 0, retry: false },
  );
  const translate = useTranslate();
  const money = useMoneyHeading();
  const way: TemporaryWay = isOther ? 'CUSTOMER' : 'WALLET';
  const target = isOther
    ? other && {
        label: money(translate('accounting.temporary.their_account', { number: other.number })),
        balance: other.balance,
        holder: receiver,
      }
    : {
        label: money(translate('accounting.temporary.own_wallet')),
        balance: record.walletBalance ?? '0.00',
        holder: Number(record.id),
      };
  return <Moved record={record} way={way} typed={typed} target={target} />;
}

interface MovedProps {
  record: Account;
  way: TemporaryWay;
  typed: Typed;
  target?: { label: string; balance: string; holder: number };
}

/** Both accounts before and after, and the legs, by the function that the gateway books with. */
function Moved({ record, way, typed, target }: MovedProps) {
  const translate = useTranslate();
  const heading = useFieldHeading(entity);
  const { amount } = typed;
  if (typeof amount !== 'string' || moveAmountIssue(amount, record.balance) !== null) return null;
  const holder = Number(record.id);
  const legs = temporaryLegs(way, { holder, receiver: target?.holder, amount: plus(amount) });
  const row = (
    label: string,
    balance: string,
    account: TemporaryLeg['account'],
    of: number,
  ): Difference => ({
    label,
    before: formatMoney(balance),
    after: formatMoney(balanceAfter(balance, legs, account, of)),
  });
  return (
    <Stack gap={12}>
      <DiffTable
        rows={[
          row(heading('balance'), record.balance, 'temporary', holder),
          ...(target
            ? [
                row(
                  target.label,
                  target.balance,
                  way === 'WALLET' ? 'wallet' : 'temporary',
                  target.holder,
                ),
              ]
            : []),
        ]}
      />
      <div>
        {legs.map(({ account, debit, credit }) => (
          <Muted as="p" key={`${account}-${debit ?? ''}`}>
            {translate(debit === undefined ? 'term.credit' : 'term.debit')}{' '}
            {translate(`ledgerAccounts.${account}`)} {formatMoney(debit ?? credit)}
          </Muted>
        ))}
      </div>
    </Stack>
  );
}
