import type { TermUnit } from '../../../../src/domain/enums/loans';
import { bookOf } from '../book/LoanFile';
import { extendFrom } from '../loan/paymentSources';
import { decideLoan, pendingHooks } from '../pending/pendingRules';

export const hooks = pendingHooks({
  resource: 'loans/pending/extension',
  approve: (request, call) => {
    decideLoan(call, request, {
      action: 'extend',
      run: (file, doing, { duration, termUnit, extensionFee }) =>
        extendFrom(call.store, file, doing, {
          duration: Number(duration),
          unit: termUnit as TermUnit,
          fee: String(extensionFee),
          origin: 'CUSTOMER',
          isPendingOne: true,
        }),
    });
    return {};
  },
  reject: {
    action: 'reject_extension',
    run: (file) => ({ ...file, book: { ...bookOf(file), hasPendingExtension: false } }),
  },
});
