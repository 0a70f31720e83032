import { useTranslate } from '../../../i18n/useTranslate';
import type { Queue } from '../../../framework/queue/Queue';
import type { ContractRecord } from '../contract/ContractRecord';
import type director from './director.entity';
import { OnlineContractCard } from '../online-contract/OnlineContractCard';
import { Notice } from '../../../ui/Notice/Notice';

/** The contract to be signed, and why it could not be signed before. */
function ContractReviewDetails({ record }: { record: ContractRecord }) {
  const translate = useTranslate();
  return (
    <>
      {record.signFailed && (
        <Notice tone="danger">
          {translate('evidence.sign_failed')} {record.signError}
        </Notice>
      )}
      <OnlineContractCard record={record} facts={['version']} />
    </>
  );
}

/** Contracts that wait for the investor's signature. */
export const directorQueue: Queue<typeof director> = {
  name: 'customerName',
  figures: ['limit'],
  facts: ['contractNumber', 'customerId', 'regnum', 'type', 'limit', 'verifiedAt', 'createdBy'],
  ReviewDetails: ContractReviewDetails,
  approve: 'sign',
  others: ['retry_sign'],
  decided: { resource: 'online/contract/list', filter: {}, at: 'signedAt' },
};

/** Those of them whose signing has failed. */
export const retryQueue: Queue<typeof director> = {
  ...directorQueue,
  only: { signFailed: true },
  facts: [...directorQueue.facts, 'signError'],
  approve: 'retry_sign',
  others: [],
};
