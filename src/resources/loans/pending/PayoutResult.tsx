import { useMemo } from 'react';
import { toMoney } from '../../../domain/money';
import { PayoutFacts } from '../loan/acts/PayoutFacts';
import { reckonApproval } from '../loan/acts/reckonActs';
import { reckoned } from '../loan/acts/reckoning';
import { ScheduleTable } from '../loan/acts/ScheduleTable';
import type { EvidenceProps } from './EvidenceOf';
import { contextOf } from './contextOf';
import { RulesResult } from './RulesResult';

/** What an approval pays out and when it comes back, from the terms that were asked for (T2). */
export function PayoutResult(props: EvidenceProps) {
  const { evidence } = props;
  const result = useMemo(() => reckoned(reckonApproval, contextOf(props)), [props]);
  const { terms } = evidence.loan;
  return (
    <RulesResult reckoned={result}>
      {(payout) => (
        <>
          <PayoutFacts
            payout={payout}
            lentAmount={terms.principal}
            fee={toMoney(terms.fee) ?? undefined}
            accountNumber={evidence.accountNumber}
          />
          <ScheduleTable schedule={payout.schedule} />
        </>
      )}
    </RulesResult>
  );
}
