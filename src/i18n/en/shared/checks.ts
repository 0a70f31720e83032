/** English texts: figures that must agree, wherever they are compared. */
export const checkTexts = {
  checks: {
    equal: 'Agrees',
    explained: 'Differs for a known reason',
    unequal: 'Differs',
    causes: {
      waitingForEndOfDay: 'Waiting for the end of day',
      renewalWatch: 'Watch period after a renewal',
      manualUpgrade: 'Class upgraded by hand',
    },
    R1: { name: 'Balance', left: 'Lent less repaid and written off', right: 'Balance' },
    R2: { name: 'Unpaid schedule', left: 'Principal of unpaid installments', right: 'Balance' },
    R3: { name: 'Whole schedule', left: 'Paid, unpaid and written off', right: 'Lent amount' },
    R4: { name: 'Repayments', left: 'Allocations of receipts', right: 'Repaid amount' },
    R5: { name: 'Loan account', left: 'Closing balance', right: 'Balance with a minus sign' },
    R6: { name: 'Journals', left: 'Debit', right: 'Credit' },
    R7: { name: 'Class', left: 'By days past due', right: 'Stored class' },
    R8: { name: 'Risked loans', left: 'Total of the list', right: 'States and stages' },
    R9: { name: 'Queue', left: 'Number on the badge', right: 'Total of the list' },
    R10: { name: 'Temporary account', left: 'Opening + in − out', right: 'Closing balance' },
    R17: { name: 'Claim', left: 'Parts of the claim', right: 'Total of the letter' },
    R18: { name: 'Report', left: 'Number on the tile', right: 'Total of the list' },
    R19: { name: 'Export', left: 'Rows and sums of the file', right: 'Rows and sums of the list' },
    R23: { name: 'Interest', left: 'Interest charged', right: 'Calculated anew, day by day' },
  },
};
