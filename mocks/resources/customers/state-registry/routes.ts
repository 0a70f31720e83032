import type { CustomerEvent } from '../../../../src/domain/enums/customers';
import { registryTermsOf } from '../../settings/system/systemSettings';
import { stateRegistryStep } from '../../../../src/domain/contracts/registryClocks';
import { XypPurpose, type XypFailure } from '../../../../src/domain/enums/stateRegistry';
import { isValueOf } from '../../../../src/domain/enums/readEnum';
import { isRegisterNumber } from '../../../../src/domain/registerNumber';
import { isXypField } from '../../../../src/domain/xyp/differences';
import {
  acceptXyp,
  LOOK_UP_STATE_REGISTRY,
  lookUpXyp,
  readXyp,
  readXypDetail,
  revealXypDetail,
  type XypResult,
  type StateRegistryStatus,
  type RegistryDetail,
} from '../../../../src/resources/customers/state-registry/api';
import { maskedAnswer, portrait } from './registryAnswers';
import { ApiError, invalid } from '../../../engine/ApiError';
import { bodyOf, type Answer, type Call, type Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import { liveFacts } from '../../contracts/contract/contractGateFacts';
import type { Texts } from '../../../engine/messages';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf, heldRecordOf, recordOf } from '../../../engine/records';
import { ageOf } from '../customer/ageOf';
import { logNames } from '../customer/nameLog';
import { keepReading, logLookup, shownReading, xypBookOf } from './stateRegistryStore';
import { route } from '../../../engine/route';
import { maskRegisterNumber } from '../../../../src/domain/mask';
import { isOfSomebodyElse, keepOwnNumber, ownNumberOf } from './workers';

const RESOURCE = 'customers';
const READ = 'customer:view';

const BLOCKED: Texts = {
  mn: 'ЗМС-ээс шинээр лавлаагүй тул ХУР-аас лавлах боломжгүй.',
  en: 'The state registry cannot be looked up without a recent credit-registry check.',
  ru: 'Запрос в госреестр невозможен без свежей проверки в кредитном бюро.',
};
const WITHIN: Texts = {
  mn: 'Сүүлийн %{days} хоногт лавласан тул дахин лавлах боломжгүй. Зээлийн оноог тооцно уу.',
  en: 'Looked up within the last %{days} days: compute the score instead.',
  ru: 'Запрос уже выполнялся за последние %{days} дней: рассчитайте балл.',
};
const COMPANY: Texts = {
  mn: 'Байгууллагыг ХУР-аас хурууны хээгээр лавлах боломжгүй.',
  en: 'A company cannot be looked up by fingerprint.',
  ru: 'Организацию нельзя запросить по отпечатку пальца.',
};
const NOT_OPEN: Texts = {
  mn: 'Сонгосон зөрүү аль хэдийн шийдэгдсэн байна. Дахин уншина уу.',
  en: 'A chosen difference is settled already. Read it again.',
  ru: 'Выбранное расхождение уже снято. Прочитайте данные заново.',
};

/** Why a name changes that is taken over: the log is kept in Mongolian. */
const NAME_BY_REGISTRY = 'ХУР-ын мэдээллээр зассан.';

/** What becomes of a look-up, by the end of the employee's register number: for tests and demonstrations. */
const SCRIPTED: Readonly<Record<string, XypFailure | 'NOT_AVAILABLE'>> = {
  '90': 'WORKER_UNKNOWN',
  '91': 'WORKER_FINGERPRINT',
  '92': 'CUSTOMER_FINGERPRINT',
  '93': 'SERVICE_DOWN',
  '94': 'NOT_AVAILABLE',
};

/** What the person's own page says of it. */
function maskedOwnNumber(call: Call): string | null {
  const own = ownNumberOf(call);
  return own && maskRegisterNumber(own);
}

function standing(call: Call, customer: MockRecord): StateRegistryStatus {
  const facts = liveFacts(call, Number(customer.id));
  const { reading, log } = xypBookOf(call, customer);
  return {
    today: call.store.clock.today(),
    creditRegistry: facts.creditRegistry,
    terms: registryTermsOf(call.store),
    workerRegnum: maskedOwnNumber(call),
    readAt: facts.stateRegistryReadAt,
    reading: shownReading(reading, customer),
    log,
  };
}

function note(
  call: Call,
  customer: MockRecord,
  row: { action: CustomerEvent; reason?: string },
): void {
  const { store, caller } = call;
  store.history.add(RESOURCE, customer, {
    at: store.clock.iso(),
    by: caller.id,
    origin: 'MANUAL',
    ...row,
  });
}

const hasPrint = (value: unknown): boolean => {
  const { imageBase64, template } = (value ?? {}) as Record<string, unknown>;
  return [imageBase64, template].some((part) => typeof part === 'string' && part !== '');
};

/** @throws ApiError 400 with field errors */
function checkedLookup(body: Record<string, unknown>): {
  purpose: XypPurpose;
  workerRegnum: string;
} {
  const { purpose, workerRegnum } = body;
  const regnum = typeof workerRegnum === 'string' ? workerRegnum : '';
  const errors = {
    ...(isValueOf(XypPurpose, purpose) ? {} : { purpose: 'validation.required' }),
    ...(regnum === ''
      ? { workerRegnum: 'error.no_worker_info' }
      : isRegisterNumber(regnum)
        ? {}
        : { workerRegnum: 'validation.regnum' }),
    ...(hasPrint(body.workerFingerprint)
      ? {}
      : { workerFingerprint: 'validation.fingerprint_required' }),
    ...(hasPrint(body.customerFingerprint)
      ? {}
      : { customerFingerprint: 'xyp.finger.customer_required' }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { purpose: purpose as XypPurpose, workerRegnum: regnum };
}

/** Looks somebody up. Every attempt is written down: who, when, why (docs/domain/registries.md 4.2). */
function lookUp(call: Call): Answer<XypResult> {
  const { store, caller } = call;
  need(caller, LOOK_UP_STATE_REGISTRY);
  const customer = recordOf(call, RESOURCE);
  if (customer.type === 'COMPANY') throw new ApiError(409, COMPANY, { code: 'XYP_COMPANY' });
  const { purpose, workerRegnum } = checkedLookup(bodyOf(call));
  const facts = liveFacts(call, Number(customer.id));
  const terms = registryTermsOf(store);
  const step = stateRegistryStep({ ...facts, today: store.clock.today(), terms });
  if (step === 'blocked') throw new ApiError(409, BLOCKED, { code: 'XYP_BLOCKED' });
  if (step === 'compute-score')
    throw new ApiError(409, WITHIN, {
      code: 'REGISTRY_WITHIN_DAYS',
      values: { days: String(terms.xypCacheDays) },
    });
  if (isOfSomebodyElse(call, workerRegnum))
    throw invalid({ workerRegnum: 'xyp.form.not_own_number' });
  const book = xypBookOf(call, customer);
  const asked = { at: store.clock.iso(), by: caller.id, purpose };
  const scripted = SCRIPTED[workerRegnum.slice(-2)];
  const failure = scripted === 'NOT_AVAILABLE' ? null : (scripted ?? null);
  const state = scripted === 'NOT_AVAILABLE' ? scripted : failure ? 'FAILED' : 'AVAILABLE';
  if (state === 'AVAILABLE') {
    keepOwnNumber(call, workerRegnum);
    keepReading(book, customer, asked, store.world);
    facts.stateRegistryReadAt = asked.at;
  } else logLookup(book, customer, asked, state, failure);
  note(call, customer, { action: 'lookup_xyp', reason: purpose });
  const body: XypResult = {
    state,
    failure,
    reading: state === 'AVAILABLE' ? shownReading(book.reading, customer) : null,
    photo: state === 'AVAILABLE' ? portrait(Number(customer.id)) : null,
  };
  return { status: 201, body, commit: { resource: RESOURCE, id: customer.id } };
}

/** Takes chosen fields over; each has a row of its own in the customer's history. */
function accept(call: Call): Answer<StateRegistryStatus> {
  const { store, caller } = call;
  need(caller, LOOK_UP_STATE_REGISTRY);
  const customer = heldRecordOf(call, RESOURCE);
  const { readingId, fields } = bodyOf(call);
  if (!Array.isArray(fields) || fields.length === 0 || !fields.every(isXypField))
    throw invalid({ fields: 'validation.required' });
  const book = xypBookOf(call, customer);
  const open = shownReading(book.reading, customer)?.differences ?? [];
  const chosen = open.filter(({ field }) => fields.includes(field));
  if (!book.reading || book.reading.id !== readingId || chosen.length !== new Set(fields).size)
    throw new ApiError(409, NOT_OPEN, { code: 'XYP_NOT_OPEN' });
  const at = store.clock.iso();
  const taken = Object.fromEntries(chosen.map(({ field, theirs }) => [field, theirs]));
  logNames(call, customer, taken, NAME_BY_REGISTRY);
  for (const { field, ours, theirs } of chosen) {
    store.history.add(RESOURCE, customer, {
      at,
      by: caller.id,
      action: 'accept_xyp',
      field,
      from: ours,
      to: theirs,
      origin: 'MANUAL',
      source: 'XYP',
    });
    book.reading.accepted.push({ field, ours, theirs, at, by: caller.id });
  }
  const [latest] = book.log.filter(({ state }) => state === 'AVAILABLE');
  if (latest) latest.accepted += chosen.length;
  collectionOf(call, RESOURCE).change(customer, {
    ...taken,
    ...('birthDate' in taken ? ageOf(taken, store) : {}),
    updatedAt: at,
    updatedBy: caller.id,
  });
  return { body: standing(call, customer), commit: { resource: RESOURCE, id: customer.id } };
}

function detail(call: Call, hidden: boolean): Answer<RegistryDetail> {
  need(call.caller, READ);
  const customer = recordOf(call, RESOURCE);
  const { reading } = xypBookOf(call, customer);
  if (!reading) return { body: { reading: null } };
  if (!hidden) note(call, customer, { action: 'reveal' });
  const { at, by, purpose, answer } = reading;
  return {
    body: { reading: { at, by, purpose, answer: hidden ? maskedAnswer(answer) : answer } },
  };
}

/** The state registry (docs/domain/registries.md 4.1, 4.2). */
export const routes: readonly Route[] = [
  route(readXyp, (call) => {
    need(call.caller, READ);
    return { body: standing(call, recordOf(call, RESOURCE)) };
  }),
  route(lookUpXyp, lookUp),
  route(acceptXyp, accept),
  route(readXypDetail, (call) => detail(call, true)),
  route(revealXypDetail, (call) => detail(call, false)),
];
