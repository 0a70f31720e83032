import collateralAdmin from '../../../src/resources/loans/collateralAdmin';
import collateralTenant from '../../../src/resources/loans/collateralTenant';
import court from '../../../src/resources/loans/court';
import leasingRefund from '../../../src/resources/loans/leasingRefund';
import overdueRenew from '../../../src/resources/loans/overdueRenew';
import risked from '../../../src/resources/loans/risked';
import serviceMonitoring from '../../../src/resources/loans/serviceMonitoring';
import { STAGES, type StageFigures } from '../../../src/resources/loans/stages';
import student from '../../../src/resources/loans/student';
import {
  readRiskedFigures,
  readStageFigures,
  type RiskedFigures,
} from '../../../src/resources/loans/api';
import type { Answer, Call, Route } from '../Call';
import { need } from '../Caller';
import { derivedList } from '../derivedList';
import { collateralRows } from '../hooks/collateral';
import { courtRows, leasingRows, renewalRows, stageRows, studentRows } from '../loanRows';
import type { Rec } from '../Rec';
import { collectionOf } from '../records';
import { isVisible } from '../tenancy';
import { route } from '../route';

/** The figures of R8 beside the list's total: loans by state, and by the stage of their customers. */
function riskedFigures(call: Call): Answer<RiskedFigures> {
  need(call.caller, risked.access.list);
  const customers = collectionOf(call, 'customers');
  const loans = collectionOf(call, 'loans').all.filter(
    (loan) => isVisible(call.caller, loan) && /^LOAN_(RISK|COURT)$/.test(String(loan.state)),
  );
  const inState = (state: string) => loans.filter((loan) => loan.state === state).length;
  const atStage = (stage: string) =>
    loans.filter(({ customerId }) => customers.get(customerId as number)?.nplStatus === stage)
      .length;
  const body: RiskedFigures = {
    risk: inState('LOAN_RISK'),
    court: inState('LOAN_COURT'),
    npl: { department: atStage('DEPARTMENT'), court: atStage('COURT') },
  };
  return { body };
}

/** How many loans stand at each stage, and since when the oldest of them does. */
function stageFigures(call: Call): Answer<StageFigures[]> {
  need(call.caller, serviceMonitoring.access.list);
  const rows = stageRows(call).filter((row) => isVisible(call.caller, row));
  const body = STAGES.map((state): StageFigures => {
    const since = rows.flatMap((row: Rec) => (row.state === state ? [String(row.stageSince)] : []));
    return { state, count: since.length, oldestSince: since.sort().at(0) ?? null };
  });
  return { body };
}

/** Lists of loans that show more than loans keep, and what stands above such lists (addresses are assumed). */
export const routes: readonly Route[] = [
  route(readRiskedFigures, riskedFigures),
  route(readStageFigures, stageFigures),
  derivedList(court, courtRows),
  derivedList(overdueRenew, renewalRows),
  derivedList(serviceMonitoring, stageRows),
  derivedList(student, studentRows),
  derivedList(leasingRefund, leasingRows),
  derivedList(collateralAdmin, collateralRows),
  derivedList(collateralTenant, collateralRows),
];
