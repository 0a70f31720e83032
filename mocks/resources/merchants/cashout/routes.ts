import { readMerchantJournals } from '../../../../src/resources/merchants/cashout/api';
import { SEE_MERCHANTS } from '../../../../src/resources/merchants/rights';
import type { Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { recordOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import { MERCHANT_ACCOUNTS } from '../moves';
import { holderJournals } from '../../../ledger/holderJournals';

/** What moved the account of the merchant who asks. */
export const routes: readonly Route[] = [
  route(readMerchantJournals, (call) => {
    need(call.caller, SEE_MERCHANTS);
    const { merchantId } = recordOf(call, 'merchant-cashout');
    return { body: holderJournals(call.store, MERCHANT_ACCOUNTS, Number(merchantId)) };
  }),
];
