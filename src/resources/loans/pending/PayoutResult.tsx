import { useMemo } from 'react';
import { toMoney } from '../../../domain/money';
import { PayoutFacts } from '../loan/actions/PayoutFacts';
import { PayoutOwner } from '../loan/actions/PayoutOwner';
import { calculateApproval } from '../loan/actions/calculateRequests';
import { calculated } from '../loan/actions/calculation';
import { NewScheduleTable } from '../loan/actions/NewScheduleTable';
import { RateNotice } from '../loan/parts/RateNotice';
import type { ResultShown, ReviewDetailsProps } from './ReviewDetailsOf';
import { contextOf } from './contextOf';
import { RulesResult } from './RulesResult';

/**
 * What an approval pays out and when it comes back, from the terms that were asked for (T2, docs/domain/lending.md 3.1),
 * with the warning about their interest.
 */
export function PayoutResult(props: ReviewDetailsProps & ResultShown) {
  const { evidence, brief } = props;
  const result = useMemo(() => calculated(calculateApproval, contextOf(props)), [props]);
  const { terms } = evidence.loan;
  return (
    <RulesResult calculated={result}>
      {(payout) => (
        <>
          <RateNotice warning={evidence.loan.rateWarning} />
          <PayoutFacts
            payout={payout}
            lentAmount={terms.principal}
            fee={toMoney(terms.fee) ?? undefined}
            bankCode={evidence.bankCode}
            accountNumber={evidence.accountNumber}
          />
          <PayoutOwner
            customerId={evidence.customerId}
            bankCode={evidence.bankCode}
            accountNumber={evidence.accountNumber}
          />
          {!brief && <NewScheduleTable schedule={payout.schedule} />}
        </>
      )}
    </RulesResult>
  );
}
