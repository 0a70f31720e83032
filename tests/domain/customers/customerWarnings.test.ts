import { describe, expect, it } from 'vitest';
import {
  customerWarnings,
  missingFacts,
  type WarningFacts,
} from '../../../src/domain/customers/customerWarnings';

const TODAY = '2026-11-21';
const good: WarningFacts = {
  type: 'CITIZEN',
  listType: 'POCKET',
  isPolitician: false,
  nplStatus: null,
  daysPastDue: 0,
  openFrauds: 0,
  verificationState: 'VERIFIED',
  confirmedFamily: 2,
  creditRegistry: { state: 'AVAILABLE', at: '2026-11-14T03:00:00.000Z' },
  missing: [],
};
const keys = (facts: Partial<WarningFacts>) =>
  customerWarnings({ ...good, ...facts }, TODAY).map(({ key }) => key);

describe('warnings above a customer', () => {
  it('are none for a customer in good standing, on the last day of the check', () => {
    expect(keys({})).toEqual([]);
  });

  it.each<[string, Partial<WarningFacts>, string]>([
    ['black list', { listType: 'BLACK_LISTED' }, 'black_listed'],
    ['suspect', { listType: 'SUSPECTED' }, 'suspected'],
    ['grey list', { listEntry: { listType: 2 } }, 'grey'],
    ['politician', { isPolitician: true }, 'politician'],
    ['non-performing loan', { nplStatus: 'COURT', daysPastDue: 300 }, 'npl'],
    ['late payment', { daysPastDue: 17 }, 'past_due'],
    ['fraud', { openFrauds: 1 }, 'fraud'],
    ['waiting identity', { verificationState: 'VERIFYING' }, 'waiting'],
    ['undecided identity', { verificationState: 'UNABLE' }, 'unable'],
    ['denied identity', { verificationState: 'DENIED' }, 'denied'],
    ['one relative', { confirmedFamily: 1 }, 'family'],
    ['missing facts', { missing: ['phone'] }, 'missing'],
    ['no check', { creditRegistry: null }, 'never'],
    [
      'old check',
      { creditRegistry: { state: 'AVAILABLE', at: '2026-11-13T03:00:00.000Z' } },
      'old',
    ],
    [
      'failed check',
      { creditRegistry: { state: 'FAILED', at: '2026-11-20T03:00:00.000Z' } },
      'check_failed',
    ],
    [
      'awaited check',
      { creditRegistry: { state: 'PENDING', at: '2026-11-21T01:00:00.000Z' } },
      'pending',
    ],
  ])('tell of a %s', (_, facts, key) => {
    expect(keys(facts)).toEqual([key]);
  });

  it('say how old the check is and how many relatives are needed', () => {
    const [old] = customerWarnings(
      { ...good, creditRegistry: { state: 'AVAILABLE', at: '2026-11-12T03:00:00.000Z' } },
      TODAY,
    );
    expect(old.values).toEqual({ days: 9 });
    const [family] = customerWarnings({ ...good, confirmedFamily: 1 }, TODAY);
    expect(family.values).toEqual({ count: 1, min: 2 });
  });

  it('put the gravest first', () => {
    expect(
      keys({
        confirmedFamily: 0,
        verificationState: 'DENIED',
        nplStatus: 'COURT',
        isPolitician: true,
      }),
    ).toEqual(['npl', 'denied', 'politician', 'family']);
  });

  it('ask a company neither for relatives nor for a face', () => {
    expect(keys({ type: 'COMPANY', confirmedFamily: 0, verificationState: 'VERIFYING' })).toEqual(
      [],
    );
  });

  it('say nothing of a check that the gateway does not tell', () => {
    expect(keys({ creditRegistry: undefined })).toEqual([]);
  });

  it('name the facts that a contract needs', () => {
    const whole = {
      type: 'CITIZEN',
      lastName: 'Дорж',
      firstName: 'Бат',
      phone: '9****233',
      birthDate: '1990-01-01',
      officialAddress: 'УБ',
      workplace: 'ХХК',
      salary: '0.00',
    };
    expect(missingFacts(whole)).toEqual([]);
    expect(missingFacts({ ...whole, workplace: ' ', salary: null })).toEqual([
      'workplace',
      'salary',
    ]);
    expect(missingFacts({ ...whole, isPolitician: true, position: 'Сайд' })).toEqual([
      'sourceOfCapital',
    ]);
    expect(missingFacts({ type: 'COMPANY' })).toEqual([
      'name',
      'phone',
      'email',
      'directorName',
      'directorPhone',
      'officialAddress',
    ]);
  });
});
