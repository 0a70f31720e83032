import { systemSettingsOf } from '../../settings/system/systemSettings';
import { RegistryLogType } from '../../../../src/domain/enums/credit-registry';
import { normalise } from '../../../../src/domain/enums/readEnum';
import { RegistryRequestState } from '../../../../src/domain/enums/common';
import { WRITE_LOANS } from '../../../../src/resources/credit-registry/rights';
import { plus, total } from '../../../../src/domain/lending/amounts';
import { maskRegisterNumber } from '../../../../src/domain/mask';
import {
  readCheckFigures,
  readCheckResult,
  sendCheck,
  type CheckFigures,
  type CheckResult,
  type RegistryLoan,
} from '../../../../src/resources/credit-registry/check/api';
import {
  searchRegistry,
  type RegistrySearch,
} from '../../../../src/resources/credit-registry/search/api';
import lineCloseRequest from '../../../../src/resources/credit-registry/line-close-request/lineCloseRequest.entity';
import zms from '../../../../src/resources/credit-registry/check/check.entity';
import { nameOf } from '../../contracts/contract/contractRecord';
import { invalid, notFound } from '../../../engine/ApiError';
import { bodyOf, type Answer, type Call, type Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { derivedList } from '../../../engine/derivedList';
import { hooks } from './rules';
import { standing } from '../line-close-request/rules';
import { answerOne, collectionOf, recordOf } from '../../../engine/records';
import type { MockRecord } from '../../../engine/MockRecord';
import { registryLoansOf, sendCheck as send } from './registryChecks';
import { isVisible, seesCustomer } from '../../../engine/tenancy';
import { route } from '../../../engine/route';

function check(call: Call): Answer<MockRecord> {
  need(call.caller, WRITE_LOANS);
  const { customerId, logType = 'ZMS' } = bodyOf(call);
  const type = normalise(RegistryLogType, logType);
  if (!type) throw invalid({ logType: 'validation.invalid_value' });
  const customer = collectionOf(call, 'customers').get(Number(customerId));
  if (!customer || !seesCustomer(call, customer)) throw notFound();
  const made = send(call, customer, type);
  return {
    ...answerOne(call, zms, made, hooks),
    status: 201,
    commit: { resource: 'zms', id: made.id },
  };
}

function result(call: Call): Answer<CheckResult> {
  need(call.caller, WRITE_LOANS);
  const { result: loans } = recordOf(call, 'zms');
  const body: CheckResult = { loans: (loans as RegistryLoan[] | null) ?? [] };
  return { body };
}

function figures(call: Call): Answer<CheckFigures> {
  need(call.caller, WRITE_LOANS);
  const seen = collectionOf(call, 'zms').all.filter((one) => isVisible(call.caller, one));
  const month = call.store.clock.today().slice(0, 7);
  const paid = seen.filter(({ sentAt }) => String(sentAt ?? '').startsWith(month));
  const body: CheckFigures = {
    states: RegistryRequestState.values.map((state) => ({
      state,
      count: seen.filter((one) => one.state === state).length,
    })),
    fee: systemSettingsOf(call.store).registryCheckFee,
    feesThisMonth: total(paid.map(({ fee }) => plus(String(fee ?? '0')))),
  };
  return { body };
}

/** Whom the search means: by register number, or by the code of one of our loans. */
function personOf(call: Call): MockRecord | undefined {
  const { regnum, code } = bodyOf(call);
  const customers = collectionOf(call, 'customers');
  const text = (value: unknown) =>
    String(value ?? '')
      .trim()
      .toUpperCase();
  if (text(regnum))
    return customers.all.find(
      (one) => text(one.regnum) === text(regnum) || text(one.companyRegnum) === text(regnum),
    );
  const loan = collectionOf(call, 'loans').all.find((one) => text(one.code) === text(code));
  return loan && customers.get(loan.customerId as number);
}

/** What the registry holds of a person: our reports and other lenders' loans. It changes nothing, and costs nothing. */
function search(call: Call): Answer<RegistrySearch> {
  const { store, caller } = call;
  need(caller, WRITE_LOANS);
  const { regnum, code } = bodyOf(call);
  if (!regnum && !code) throw invalid({ regnum: 'validation.required' });
  const customer = personOf(call);
  if (!customer || !seesCustomer(call, customer)) throw notFound();
  const number = (customer.regnum ?? customer.companyRegnum ?? null) as string | null;
  const body: RegistrySearch = {
    person: {
      customerId: Number(customer.id),
      name: nameOf(customer),
      regnum: number && maskRegisterNumber(number),
    },
    loans: registryLoansOf(store, { id: customer.id, customerId: customer.id }),
  };
  return { body };
}

/** Calls about checks beside the ordinary ones (docs/domain/registries.md 1.1; the addresses are assumed). */
export const routes: readonly Route[] = [
  route(sendCheck, check),
  route(readCheckFigures, figures),
  route(readCheckResult, result),
  route(searchRegistry, search),
  // What is owed under a line is calculated, sorted and filtered as of now.
  derivedList(lineCloseRequest, (call) =>
    collectionOf(call, 'zms-line-close-request').all.map((request) => ({
      ...request,
      ...standing(request, call),
    })),
  ),
];
