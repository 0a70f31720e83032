import { addDays, dayOf } from '../../../../src/domain/dates';
import { plus, total } from '../../../../src/domain/lending/amounts';
import type { RegistryLoan } from '../../../../src/resources/credit-registry/check/api';
import { CreditRegistryClassification } from '../../../../src/domain/enums/credit-registry';
import { CREDIT_REGISTRY, CUSTOMER } from '../../../../src/domain/settings';
import type { RegistryRequestState } from '../../../../src/domain/enums/common';
import type { MockRecord } from '../../../engine/MockRecord';
import { nameOf } from '../../contracts/contract/contractRecord';

/** `ZMS-2026-000123` */
export const checkNumber = (day: string, id: number): string =>
  `ZMS-${day.slice(0, 4)}-${String(id).padStart(6, '0')}`;

/** What a check shows of its customer. */
export const checkedPerson = (customer: MockRecord): Record<string, unknown> => ({
  customerId: customer.id,
  customerName: nameOf(customer),
  regnum: customer.regnum ?? customer.companyRegnum ?? null,
  tenant: customer.tenant,
});

/** A check that was not sent yet. */
export const unsent = {
  logType: 'ZMS',
  state: 'NONE' satisfies RegistryRequestState,
  sentAt: null,
  checkedAt: null,
  validUntil: null,
  loans: null,
  balance: null,
  worstClass: null,
  fee: null,
  reason: null,
  error: null,
  result: null,
  isLatest: true,
} as const;

/**
 * What sending changes; every check costs.
 * @param fee decimal string
 */
export const sent = (
  at: string,
  fee: string = CREDIT_REGISTRY.checkFee,
): Record<string, unknown> => ({
  state: 'PENDING' satisfies RegistryRequestState,
  sentAt: at,
  fee,
});

const order: readonly string[] = CreditRegistryClassification.values.filter(
  (value) => value !== 'UNKNOWN',
);

/** The worst class of loans that are not finished; null without any. */
export const worstClassOf = (loans: readonly RegistryLoan[]): string | null =>
  loans
    .filter(({ loanState }) => loanState !== 'FINISHED')
    .map(({ classification }) => classification)
    .sort((one, other) => order.indexOf(other) - order.indexOf(one))
    .at(0) ?? null;

/**
 * What an answer changes. Guarantees are counted, but are no debt of one's own.
 * @param days for which it counts
 */
export function answered(
  state: 'AVAILABLE' | 'NOT_AVAILABLE',
  at: string,
  loans: readonly RegistryLoan[],
  days: number = CUSTOMER.zmsValidityDays,
): Record<string, unknown> {
  const isKnown = state === 'AVAILABLE';
  const own = loans.filter(({ customerRole }) => customerRole === 'BORROWER');
  return {
    state,
    checkedAt: at,
    validUntil: addDays(dayOf(at) ?? '', days),
    loans: isKnown ? loans.length : 0,
    balance: isKnown ? total(own.map(({ balance }) => plus(balance))) : '0.00',
    worstClass: isKnown ? worstClassOf(loans) : null,
    result: isKnown ? loans : null,
    error: null,
  };
}

/** Why a check failed, as the registry words it. */
export const NO_ANSWER = 'ЗМС-ийн үйлчилгээ хариу өгсөнгүй.';

export const failed = (at: string): Record<string, unknown> => ({
  state: 'FAILED' satisfies RegistryRequestState,
  checkedAt: at,
  error: NO_ANSWER,
});
