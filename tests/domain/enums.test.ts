import { describe, expect, expectTypeOf, it } from 'vitest';
import { allEnums, enumsByArea } from '../../src/domain/enums/allEnums';
import { ApprovalCode, ApprovalState, Weekday } from '../../src/domain/enums/common';
import { NewsCategory } from '../../src/domain/enums/content';
import { ContractState, SignatureRequestState } from '../../src/domain/enums/contracts';
import {
  CreditRegistryClassification,
  CreditRegistryWriteStatus,
} from '../../src/domain/enums/credit-registry';
import { CustomerAccess, DepositState, ScholarshipType } from '../../src/domain/enums/customers';
import type { Enumeration, ValueOf } from '../../src/domain/enums/enumeration';
import { AssetClassification, InvoiceState, LoanState } from '../../src/domain/enums/loans';
import { documentedRights } from '../support/rights';
import { codesOf, isValueOf, labelKeyOf, normalise, toneOf } from '../../src/domain/enums/readEnum';
import { TONES } from '../../src/domain/tone';

describe('every enumeration', () => {
  const entries = [...allEnums.values()];

  it('is listed once and under its own name', () => {
    expect(entries).toHaveLength(Object.values(enumsByArea).flat().length);
    expect(allEnums.size).toBe(276);
  });

  it.each(entries.map((one) => [one.name, one] as const))(
    '%s has one of eight tones and one label per value',
    (_, one) => {
      expect(one.values.length).toBeGreaterThan(0);
      expect(new Set(one.values).size).toBe(one.values.length);
      for (const value of one.values) {
        expect(TONES).toContain(one.tones.get(value));
        expect(labelKeyOf(one, value)).toMatch(/^(?:enums\.[A-Z][A-Za-z]*|common)\.[A-Za-z0-9_]+$/);
        expect(normalise(one, value)).toBe(value);
        expect(normalise(one, String(value))).toBe(value);
      }
    },
  );

  it.each(entries.map((one) => [one.name, one] as const))('%s finds every alias', (_, one) => {
    for (const [value, aliases] of one.aliases) {
      for (const alias of aliases) expect(normalise(one, alias)).toBe(value);
    }
  });

  it.each(entries.map((one) => [one.name, one] as const))(
    '%s answers nothing to what it does not know',
    (_, one) => {
      for (const raw of [
        undefined,
        {},
        [],
        '',
        'constructor',
        '__proto__',
        'toString',
        999_999,
        NaN,
      ]) {
        expect(normalise(one, raw)).toBeUndefined();
        expect(toneOf(one, raw)).toBe('neutral');
      }
    },
  );
});

describe('normalise', () => {
  it.each<[Enumeration, unknown, unknown]>([
    [LoanState, 800, 'LOAN_ONGOING'],
    [LoanState, '800', 'LOAN_ONGOING'],
    [LoanState, 'ongoing', 'LOAN_ONGOING'],
    [LoanState, 'Loan_Ongoing', 'LOAN_ONGOING'],
    [LoanState, 'closed', 'CLOSED'],
    [LoanState, 'canceled', 'CANCELLED'],
    [LoanState, 'longOnhold', 'LOAN_LONG_ONHOLD'],
    [LoanState, 6010, 'LOAN_COURT'],
    [LoanState, 530, 'LOAN_REQUEST_FAILED'],
    [LoanState, 501, undefined],
    [LoanState, null, undefined],
    [AssetClassification, 3, 'SUBSTANDARD'],
    [AssetClassification, '03', 'SUBSTANDARD'],
    [AssetClassification, 'subStandard', 'SUBSTANDARD'],
    [AssetClassification, 'past_due', 'PAST_DUE'],
    [ApprovalState, null, 'PENDING'],
    [ApprovalState, 2, 'REJECTED'],
    [ApprovalCode, null, 0],
    [ApprovalCode, '1', 1],
    [ContractState, 'CANCELLED', 'Canceled'],
    [ContractState, 'INVESTOR_SIGNED', 'InvestorSigned'],
    [ContractState, 'AUTO_CANCELLED', 'AutoCanceled'],
    [DepositState, 'CANCELLED', 'CANCELED'],
    [InvoiceState, 'PAID', 'paid'],
    [SignatureRequestState, 'UNDEFINED', 'NONE'],
    [SignatureRequestState, 'PAPER_CONTRACTED', 'CONTRACTED_PAPER'],
    [CreditRegistryClassification, 'SUBSTANDARD', 'ABNORMAL'],
    [CreditRegistryWriteStatus, 50, 'SCHEDULED'],
    [CreditRegistryWriteStatus, 0, 'SCHEDULED'],
    [ScholarshipType, 'part', 'PARTIAL_SCHOLARSHIP'],
    [CustomerAccess, 'canLend', 'LEND'],
    [NewsCategory, 'LOAN', 'LOAN'],
    [NewsCategory, 'loan', 'loan'],
    // Two categories differ in letter case alone, so a third spelling means neither.
    [NewsCategory, 'Loan', undefined],
    [Weekday, ' 7 ', 7],
  ])('%s: %j → %j', (enumeration, raw, value) => {
    expect(normalise(enumeration, raw)).toBe(value);
  });

  it('keeps the literal types', () => {
    expectTypeOf<ValueOf<typeof InvoiceState>>().toEqualTypeOf<
      'pending' | 'paid' | 'cancelled' | 'rejected' | 'unsuccess'
    >();
    expectTypeOf<ValueOf<typeof ApprovalCode>>().toEqualTypeOf<0 | 1 | 2>();
    expect(isValueOf(ApprovalCode, 1)).toBe(true);
    expect(isValueOf(ApprovalCode, '1')).toBe(false);
  });
});

describe('values as the documents have them', () => {
  it('lists ten product categories and the nine named ones', () => {
    expect(NewsCategory.values).toHaveLength(19);
    expect(NewsCategory.values.slice(9, 11)).toEqual(['LOAN_AUTO_COLLATERAL', 'contract_create']);
    expect(labelKeyOf(NewsCategory, 'LOAN_LEASING')).toBe('enums.LoanProductType.LOAN_LEASING');
    expect(labelKeyOf(NewsCategory, 'privacy')).toBe('enums.NewsCategory.privacy');
  });

  it('ramps the asset classes', () => {
    expect(AssetClassification.values.map((value) => toneOf(AssetClassification, value))).toEqual([
      'success',
      'caution',
      'warning',
      'danger',
      'critical',
    ]);
    expect(codesOf(AssetClassification, 'BAD')).toEqual([5]);
  });

  it('names label keys without signs', () => {
    expect(labelKeyOf(allEnums.get('BannerAspectRatio') as Enumeration, '16:9')).toBe(
      'enums.BannerAspectRatio.16_9',
    );
    expect(labelKeyOf(allEnums.get('LoanPendingList') as Enumeration, 'extension-search')).toBe(
      'enums.LoanPendingList.extension_search',
    );
  });

  it('keeps permission strings literally, the misspelt one too', () => {
    expect(documentedRights).toHaveLength(127);
    expect(new Set(documentedRights).size).toBe(127);
    expect(documentedRights).toContain('notificatin-log:list');
    expect(documentedRights.every((one) => /^[a-z-]+:[a-z-]+$/.test(one))).toBe(true);
  });
});
