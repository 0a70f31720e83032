import { minus, plus } from '../../../../src/domain/lending/amounts';
import type { MockRecord } from '../../../engine/MockRecord';
import { fileOf } from '../book/fileOf';
import { sampleLoans } from '../pending/pendingRequests';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';

/** Who sold what is leased. */
const MERCHANTS = [
  'Номин Холдинг',
  'Нэкст Электроникс',
  'Технозоне',
  'Таван Богд Мебель',
  'Эрин Гэр Ахуй',
];

/** The merchant behind a leasing loan. */
const merchantOf = ({ id }: MockRecord): string =>
  MERCHANTS[Math.floor(Number(id) / 10) % MERCHANTS.length];

/** Every receipt of the leasing loans among these, with its split. */
export const leasingReceipts = (loans: readonly MockRecord[]): MockRecord[] =>
  loans
    .filter(({ productType }) => productType === 'LOAN_LEASING')
    .flatMap((loan) =>
      fileOf(loan).receipts.map(
        ({ id, amount, split, source, bookedAt, journalId }): MockRecord => {
          const principalPaid = plus(
            split.overduePrincipal,
            split.currentPrincipal,
            split.advancePrincipal,
          );
          const interestPaid = plus(
            split.overdueInterest,
            split.additionalInterest,
            split.currentInterest,
          );
          return {
            id,
            receiptNumber: `R-${id}`,
            loanId: loan.id,
            code: loan.code,
            customerName: loan.customerName,
            merchant: merchantOf(loan),
            deliveredAt: loan.lendedDate,
            product: loan.product,
            amount,
            principalPaid,
            interestPaid,
            otherPaid: minus(amount, plus(principalPaid, interestPaid)),
            paymentSource: source,
            paidAt: bookedAt,
            journalId,
            tenant: loan.tenant,
            createdAt: bookedAt,
          };
        },
      ),
    );

/** Repayments of the sample's leasing loans. */
export const samples: SampleMaker = {
  resource: 'loans/leasing-refund',
  make: (world) => leasingReceipts(sampleLoans(world)),
};
