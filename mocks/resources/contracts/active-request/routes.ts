import { ContractRequestStage } from '../../../../src/domain/enums/contracts';
import {
  readRequestStages,
  type StageCount,
} from '../../../../src/resources/contracts/active-request/api';
import { SIGN_CONTRACT } from '../../../../src/resources/contracts/rights';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { collectionOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import { isVisible } from '../../../engine/tenancy';

function stages(call: Call): Answer<StageCount[]> {
  need(call.caller, SIGN_CONTRACT);
  const rows = collectionOf(call, 'online/active-requests').all.filter((record) =>
    isVisible(call.caller, record),
  );
  const body = ContractRequestStage.values.map((stage): StageCount => {
    const here = rows.filter((record) => record.stage === stage);
    return {
      stage,
      count: here.length,
      late: here.filter(({ isLate }) => isLate).length,
      oldestHours:
        here.length === 0 ? null : Math.max(...here.map(({ waitedHours }) => Number(waitedHours))),
    };
  });
  return { body };
}

/** The stages above the list of requests (docs/domain/contracts.md 11.1). */
export const routes: readonly Route[] = [route(readRequestStages, stages)];
