import { receive, type Payment } from '../../lending/receive';
import { decideLoan, pendingHooks } from './pendingHooks';

export const hooks = pendingHooks({
  resource: 'loans/pending/payment',
  approve: (request, call) => {
    decideLoan(call, request, {
      act: 'pay',
      run: (file, doing, { amount, paymentSource }) =>
        receive(file, doing, {
          amount: String(amount),
          source: paymentSource as Payment['source'],
        }),
    });
    return {};
  },
});
