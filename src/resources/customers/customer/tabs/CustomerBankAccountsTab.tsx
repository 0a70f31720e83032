import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../../i18n/useTranslate';
import { useEntity } from '../../../../framework/loadEntity';
import { ActionButton } from '../../../../framework/record/ActionButton';
import entity from '../../bank-account/bankAccount.entity';
import { RecordTable } from '../../../../framework/record/RecordTable';
import { Card } from '../../../../framework/parts/Card';
import type customers from '../customer.entity';
import { SavingsCard } from '../../saving/SavingsCard';
import { useOwned } from '../useOwned';
import { Notice } from '../../../../ui/Notice/Notice';
import type { RecordOf } from '../../../../entity/entity';

const COLUMNS = [
  'bankCode',
  'number',
  'ownerName',
  'createdAt',
  'role',
  'isRun',
  'lastRun',
] as const;

/**
 * The accounts of a customer at banks, exactly one of them prime, and the savings (docs/domain/customers.md 9.1, 9.2).
 */
export function CustomerBankAccountsTab() {
  // Loaded with the page, so that the dialogs of its actions are there when they are asked for.
  useEntity('bank_account');
  const customer = useRecordContext<RecordOf<typeof customers>>();
  const translate = useTranslate();
  const read = useOwned(entity, customer?.id, 'createdAt');
  if (!customer) return null;
  const accounts = read.data ?? [];
  const primes = accounts.filter((one) => one.role === 'PRIME').length;
  return (
    <>
      <Card
        title={translate('people.bank.title')}
        flush
        read={read}
        empty={{
          when: accounts.length === 0,
          title: translate('people.bank.none'),
          text: translate('people.bank.none_text'),
        }}
      >
        {primes !== 1 && (
          <Notice tone="danger" role="alert">
            {translate('people.bank.not_one_prime', { count: primes })}
          </Notice>
        )}
        <RecordTable
          entity={entity}
          columns={COLUMNS}
          records={accounts}
          caption={translate('people.bank.title')}
          actionsOf={(record) =>
            record.role !== 'PRIME' && (
              <ActionButton entity={entity} record={record} action="set_prime" />
            )
          }
        />
      </Card>
      <SavingsCard customerId={customer.id} />
    </>
  );
}
