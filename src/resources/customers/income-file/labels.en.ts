import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  income: {
    drop_files: 'Drop PDF files or images here, or click to choose',
    files_limits: '%{types} · up to %{size} each · at most %{count} files',
    type_pdf_image: 'Attach a PDF or an image.',
    remove_file: 'Remove %{name}',
  },
  resources: {
    income_file: {
      name: 'Income file |||| Income files',
      fields: {
        name: 'File name',
        incomeId: 'Income',
        customerId: 'Customer',
        material: 'Material',
        medium: 'Medium',
        totalPages: 'Total pages',
        viewedPages: 'Pages viewed',
        isReplaced: 'Replaced',
        rejectReason: 'Rejection reason',
        decidedAt: 'Decided at',
        decidedBy: 'Decided by',
        document: 'Document',
        picture: 'Image',
      },
      actions: {
        confirm_file: 'Confirm file',
        hand_to_worker: 'Hand to an employee',
        reject_file: 'Reject file',
        reopen_file: 'Review again',
        view_page: 'View page',
        approve_income: 'Approve income',
        reject_income: 'Reject income',
        return_income: 'Return income',
      },
    },
  },
  enums: {
    IncomeFileState: {
      UNCONFIRMED: 'Unconfirmed',
      PENDING: 'Pending',
      PENDING_BY_WORKER: 'Pending by employee',
      CONFIRMED: 'Confirmed',
      REJECTED: 'Rejected',
      APPROVED: 'Approved',
    },
  },
};
