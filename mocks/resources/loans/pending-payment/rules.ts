import { receive, type Payment } from '../book/receive';
import { decideLoan, pendingHooks } from '../pending/pendingRules';

export const hooks = pendingHooks({
  resource: 'loans/pending/payment',
  approve: (request, call) => {
    decideLoan(call, request, {
      action: 'pay',
      run: (file, doing, { amount, paymentSource }) =>
        receive(file, doing, {
          amount: String(amount),
          source: paymentSource as Payment['source'],
        }),
    });
    return {};
  },
});
