import { receive, type Payment } from '../book/receive';
import { decideLoan, pendingHooks } from '../pending/pendingRules';
import { refuseShort } from '../loan/paymentSources';

export const hooks = pendingHooks({
  resource: 'loans/pending/payment',
  approve: (request, call) => {
    decideLoan(call, request, {
      action: 'pay',
      run: (file, doing, { amount, paymentSource }) => {
        const payment = { amount: String(amount), source: paymentSource as Payment['source'] };
        refuseShort(call.store, file, payment);
        return receive(file, doing, payment);
      },
    });
    return {};
  },
});
