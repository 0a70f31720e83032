import type { Payout } from '../../../../domain/lending/payout';
import { toMoney } from '../../../../domain/money';
import { previewOf, type ViewProps } from './ActionPreview';
import { PayoutFacts } from './PayoutFacts';
import { PayoutOwner } from './PayoutOwner';
import { RateNotice } from '../parts/RateNotice';
import { calculateApproval } from './calculateRequests';
import { NewScheduleTable } from './NewScheduleTable';

function View({ result, context: { record, answer } }: ViewProps<Payout>) {
  return (
    <>
      <RateNotice warning={answer.rateWarning} />
      <PayoutFacts
        payout={result}
        lentAmount={answer.terms.principal}
        fee={toMoney(answer.terms.fee) ?? undefined}
        bankCode={record.bankCode}
        accountNumber={record.accountNumber}
      />
      <PayoutOwner
        customerId={record.customerId}
        bankCode={record.bankCode}
        accountNumber={record.accountNumber}
      />
      <NewScheduleTable schedule={result.schedule} />
    </>
  );
}

/** T2: the schedule, what is kept back, the account and the net amount paid out. */
export const ApprovePreview = previewOf(calculateApproval, View);
