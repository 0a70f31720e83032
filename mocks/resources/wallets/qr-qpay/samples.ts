import { bankOf } from '../../../../src/reference/banks';
import type { MockRecord } from '../../../engine/MockRecord';
import { cachedByWorld } from '../../../engine/samples/cachedByWorld';
import type { SampleMaker } from '../../../engine/samples/SampleWorld';
import { samples as invoices } from '../../loans/invoice/samples';
import { sampleLoans } from '../../loans/pending/pendingRequests';
import { samples as codes } from '../qr/samples';
import { samples as taps } from '../qr-tap/samples';
import { paymentOfInvoice, paymentOfTap } from './payments';

/** One payment for every invoice, in its state, and one for every paid tap of a wallet's code. */
export const samples: SampleMaker = {
  resource: 'qr-qpay',
  make: cachedByWorld((world) => {
    const borrowers = new Map(sampleLoans(world).map(({ id, customerId }) => [id, customerId]));
    const byNumber = new Map(codes.make(world).map((code) => [code.id, code]));
    return [
      ...invoices.make(world).map((invoice): MockRecord => ({
        ...paymentOfInvoice(
          invoice,
          (borrowers.get(invoice.loanId as number) as number | undefined) ?? null,
          world.today,
        ),
        id: invoice.id,
      })),
      ...taps.make(world).flatMap((tap) => {
        const code = byNumber.get(tap.qrId as number);
        if (!code || tap.paymentId === null) return [];
        return [paymentOfTap(tap, code, bankOf(tap.payerBank as number)?.mn ?? '', world.today)];
      }),
    ];
  }),
};
