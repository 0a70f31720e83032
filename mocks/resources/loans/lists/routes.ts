import collateralAdmin from '../../../../src/resources/loans/collateral-admin/collateralAdmin.entity';
import collateralTenant from '../../../../src/resources/loans/collateral-tenant/collateralTenant.entity';
import court from '../../../../src/resources/loans/court/court.entity';
import leasingRefund from '../../../../src/resources/loans/leasing-refund/leasingRefund.entity';
import overdueRenew from '../../../../src/resources/loans/overdue-renew/overdueRenew.entity';
import risked from '../../../../src/resources/loans/risked/risked.entity';
import serviceMonitoring from '../../../../src/resources/loans/service-monitoring/serviceMonitoring.entity';
import { STAGES } from '../../../../src/resources/loans/service-monitoring/stages';
import student from '../../../../src/resources/loans/student/student.entity';
import {
  readStageFigures,
  type StageFigures,
} from '../../../../src/resources/loans/service-monitoring/api';
import {
  readLeasingFigures,
  type LeasingFigures,
} from '../../../../src/resources/loans/leasing-refund/api';
import { readRiskedFigures, type RiskedFigures } from '../../../../src/resources/loans/risked/api';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { derivedList } from '../../../engine/derivedList';
import { collateralRows } from '../collateral-admin/rules';
import {
  courtRows,
  leasingRows,
  renewalRows,
  stageRows,
  studentRows,
  sumOf,
} from '../loan/loanRows';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf } from '../../../engine/records';
import { isVisible } from '../../../engine/tenancy';
import { route } from '../../../engine/route';

/**
 * The figures of R8 (docs/domain/money.md 9.1) beside the list's total: loans by state, and by the stage of their
 * customers.
 */
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

/** How many loans are at each stage, and since when the oldest of them. */
function stageFigures(call: Call): Answer<StageFigures[]> {
  need(call.caller, serviceMonitoring.access.list);
  const rows = stageRows(call).filter((row) => isVisible(call.caller, row));
  const body = STAGES.map((state): StageFigures => {
    const since = rows.flatMap((row: MockRecord) =>
      row.state === state ? [String(row.stageSince)] : [],
    );
    return { state, count: since.length, oldestSince: since.sort().at(0) ?? null };
  });
  return { body };
}

/** Σ of all leasing repayments that the caller may see (docs/domain/lending.md 14.3). */
function leasingFigures(call: Call): Answer<LeasingFigures> {
  need(call.caller, leasingRefund.access.list);
  const rows = leasingRows(call).filter((row) => isVisible(call.caller, row));
  const sum = (field: string) => sumOf(rows.map((row) => row[field]));
  const body: LeasingFigures = {
    count: rows.length,
    amount: sum('amount'),
    principal: sum('principalPaid'),
    interest: sum('interestPaid'),
    other: sum('otherPaid'),
  };
  return { body };
}

/** Lists of loans that show more than the fields of loans, and the figures above such lists (addresses are assumed). */
export const routes: readonly Route[] = [
  route(readRiskedFigures, riskedFigures),
  route(readStageFigures, stageFigures),
  route(readLeasingFigures, leasingFigures),
  derivedList(court, courtRows),
  derivedList(overdueRenew, renewalRows),
  derivedList(serviceMonitoring, stageRows),
  derivedList(student, studentRows),
  derivedList(leasingRefund, leasingRows),
  derivedList(collateralAdmin, collateralRows),
  derivedList(collateralTenant, collateralRows),
];
