import { useQueryClient } from '@tanstack/react-query';
import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { useEntity } from '../../../framework/loadEntity';
import { Card } from '../../../framework/parts/Card';
import { useRecordPart } from '../../../framework/parts/useRecordPart';
import { QueryStatus } from '../../../framework/parts/QueryStatus';
import { useMay } from '../../../framework/useMay';
import { TemporaryForm } from '../../loans/temporary-account/TemporaryForm';
import { TemporaryMovements } from '../../loans/temporary-account/TemporaryMovements';
import { readCurrentAccount } from './api';

/**
 * What came onto the account and left it with R10, and for those who register loans, repaying one of them
 * (docs/domain/lending.md 8.9).
 */
export function CurrentAccountBody() {
  // The texts of repaying are the loans'.
  useEntity('loans');
  const translate = useTranslate();
  const account = useRecordContext();
  const queryClient = useQueryClient();
  const mayRepay = useMay()('loan:register');
  const read = useRecordPart('current-account', readCurrentAccount, account?.id);
  const { data } = read;
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: ['current-account'] });
  return (
    <QueryStatus read={read}>
      {data &&
        (mayRepay ? (
          <TemporaryForm
            key={data.balance}
            account={data}
            onDone={readAgain}
            readAgain={readAgain}
          />
        ) : (
          <Card title={`${translate('loanLists.temporary.account')}: ${data.customerName}`}>
            <TemporaryMovements account={data} />
          </Card>
        ))}
    </QueryStatus>
  );
}
