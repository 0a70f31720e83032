import { FeeType } from '../../../../src/domain/enums/content';
import { ZERO, isWholeAmount, plus } from '../../../../src/domain/lending/amounts';
import { feeLadder, stepOf } from '../../../../src/domain/wallets/feeSteps';
import { quoteFee, type FeeQuote } from '../../../../src/resources/content/cashoutfee/api';
import { KEEP_FEES } from '../../../../src/resources/content/cashoutfee/lifecycle';
import { invalid } from '../../../engine/ApiError';
import { bodyOf, type Answer, type Call, type Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { route } from '../../../engine/route';
import { feeSteps } from './rules';

/** What a transfer costs now, by the steps that count. */
function quote(call: Call): Answer<FeeQuote> {
  need(call.caller, KEEP_FEES);
  const { feeType, amount } = bodyOf(call);
  const kind = FeeType.values.find((one) => one === feeType);
  if (!kind) throw invalid({ feeType: 'validation.invalid_value' });
  if (typeof amount !== 'string' || !isWholeAmount(amount, 'above zero'))
    throw invalid({ amount: 'validation.amount' });
  const step = stepOf(feeLadder(feeSteps(call), kind), amount);
  const fee = step?.feeAmount ?? ZERO;
  return { body: { fee, total: plus(amount, fee), stepId: step ? Number(step.id) : null } };
}

export const routes: readonly Route[] = [route(quoteFee, quote)];
