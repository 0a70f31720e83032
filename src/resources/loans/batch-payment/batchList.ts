/** Columns and filters of the list of batches; the newest first. */
export const batchList = {
  columns: [
    'batchCode',
    'payer',
    'state',
    'rowCount',
    'receiptAmount',
    'bookedAmount',
    'temporaryAmount',
    'refusedCount',
    'createdAt',
  ],
  optional: ['fileName', 'bookedCount', 'createdBy'],
  filters: ['payer', 'state', 'batchCode', 'createdAt'],
  search: true,
  sort: { field: 'createdAt', order: 'DESC' },
} as const;

/** What the header of a batch shows. */
export const batchRecord = {
  status: 'state',
  facts: [
    'receiptAmount',
    'bookedAmount',
    'temporaryAmount',
    'rowCount',
    'refusedCount',
    'createdAt',
  ],
} as const;
