import type { EntityPages } from '../../../framework/loadEntity';
import type { Queue } from '../../../framework/queue/Queue';
import { QueuePage } from '../../../framework/queue/QueuePage';
import { ApprovePreview } from './ApprovePreview';
import { IncomeBody, IncomeReviewDetails } from './IncomeReviewDetails';
import { useIncomeFiles } from '../income-file/useIncomeFiles';
import type incomeRequests from './incomeRequest.entity';

/** Incomes that wait for approval (docs/domain/income.md 4.1; docs/domain/interface.md 7.1). */
const queue: Queue<typeof incomeRequests> = {
  name: 'customerName',
  figures: ['amount'],
  facts: [
    'customerId',
    'regnum',
    'type',
    'material',
    'medium',
    'date',
    'monthCount',
    'averageAmount',
    'margin',
    'amount',
    'attempts',
    'createdBy',
  ],
  ReviewDetails: IncomeReviewDetails,
  reviewKeys: [
    ['C', 'queue.confirm_file'],
    ['X', 'queue.reject_file'],
    ['← →', 'queue.pages'],
    ['Z', 'queue.zoom'],
  ],
  useReadAhead: ({ id }) => void useIncomeFiles(id),
  approve: 'approve_income',
  reject: 'reject_income',
  others: ['return_income'],
  decided: { filter: { state: ['APPROVED', 'REJECTED', 'RETURNED'] }, at: 'decidedAt' },
};

export const pages: EntityPages<typeof incomeRequests> = {
  List: () => <QueuePage name="customers/income/requests" queue={queue} />,
  Body: IncomeBody,
  previews: { approve_income: ApprovePreview },
};
