import { describe, expect, test } from 'vitest';
import {
  isOnTheWay,
  registrationWait,
  registrationWay,
  type RegistrationFacts,
} from '../../../src/domain/customers/registration';

const FREE: RegistrationFacts = {
  isCompany: false,
  listType: null,
  isApproved: false,
  isSuspect: false,
  age: 30,
  isUnderAge: false,
  hasPhone: true,
  creditCheck: 'AVAILABLE',
  isRead: true,
  hasWalletContract: true,
  hasLoanContract: true,
  isScored: true,
};

describe('the way through registration', () => {
  test('goes to its end when nothing is in the way', () => {
    expect(registrationWay(0, FREE)).toEqual({
      codes: [
        100, 110, 200, 220, 235, 300, 340, 370, 380, 400, 600, 620, 630, 660, 700, 720, 750, 800,
        805, 810, 815, 900, 950,
      ],
      wait: null,
    });
  });

  test.each<[Partial<RegistrationFacts>, number, string]>([
    [{ listType: 1 }, 130, 'black_listed'],
    [{ listType: 2 }, 120, 'grey_unapproved'],
    [{ isSuspect: true }, 210, 'suspected'],
    [{ age: undefined }, 235, 'no_birth_date'],
    [{ age: 11, isUnderAge: true }, 250, 'under_age'],
    [{ hasPhone: false }, 300, 'no_phone'],
    [{ creditCheck: null }, 630, 'check_unsent'],
    [{ creditCheck: 'PENDING' }, 640, 'check_awaited'],
    [{ creditCheck: 'FAILED' }, 650, 'check_failed'],
    [{ isRead: false }, 700, 'unread'],
    [{ hasWalletContract: false }, 800, 'no_wallet_contract'],
    [{ hasLoanContract: false }, 810, 'no_loan_contract'],
    [{ isScored: false }, 900, 'unscored'],
  ])('with %j it stops at %i: %s, and goes on once that is put right', (facts, code, wait) => {
    const stopped = registrationWay(0, { ...FREE, ...facts });
    expect([stopped.codes.at(-1), stopped.wait]).toEqual([code, wait]);
    expect(registrationWait(code, { ...FREE, ...facts })).toBe(wait);
    // Nothing has changed: nothing moves.
    expect(registrationWay(code, { ...FREE, ...facts })).toEqual({ codes: [], wait });
    const on = registrationWay(code, FREE);
    expect([on.codes.at(-1), on.wait]).toEqual([950, null]);
  });

  test('a second person’s word lets somebody of the grey list through', () => {
    expect(registrationWay(120, { ...FREE, listType: 2, isApproved: true }).codes.at(-1)).toBe(950);
  });

  test('a company has no age and is not read in the state registry', () => {
    const facts = { ...FREE, isCompany: true, age: undefined, isRead: false };
    expect(registrationWay(0, facts).codes.at(-1)).toBe(950);
  });

  test.each([950, 2050, 2150, 145, 670])('%i is not on the way', (code) => {
    expect(isOnTheWay(code)).toBe(false);
    expect(registrationWay(code, FREE)).toEqual({ codes: [], wait: null });
  });
});
