import { describe, expect, test } from 'vitest';
import { dealingBlock, isUnderAge, type Dealing } from '../../../src/domain/watchlists/dealing';

const TODAY = '2026-11-21';
const ALL: readonly Dealing[] = ['REGISTRATION', 'CONTRACT', 'LOAN_REQUEST', 'LOAN_APPROVAL'];
const BINDING: readonly Dealing[] = ['CONTRACT', 'LOAN_APPROVAL'];
const me = { today: TODAY, personId: 'me' };

describe('whom the lender deals with', () => {
  test.each(ALL)('%s: nobody of the black list, and nobody under age', (dealing) => {
    expect(dealingBlock({}, dealing, me)).toBeNull();
    expect(dealingBlock({ listType: 1 }, dealing, me)).toBe('black_listed');
    expect(dealingBlock({ isUnderAge: true }, dealing, me)).toBe('under_age');
    // An approval is of the grey list alone.
    const approval = { by: 'other', until: '2026-12-01' };
    expect(dealingBlock({ listType: 1, approval }, dealing, me)).toBe('black_listed');
  });

  test.each(BINDING)(
    '%s: the grey list needs the word of somebody else, in its time',
    (dealing) => {
      const grey = (by: string, until: string) => ({ listType: 2, approval: { by, until } });
      expect(dealingBlock({ listType: 2 }, dealing, me)).toBe('grey_unapproved');
      expect(dealingBlock(grey('other', '2026-11-20'), dealing, me)).toBe('grey_unapproved');
      expect(dealingBlock(grey('other', '2026-11-21'), dealing, me)).toBeNull();
      expect(dealingBlock(grey('me', '2026-11-21'), dealing, me)).toBe('grey_own_approval');
    },
  );

  test('registration and a request of somebody of the grey list are warned of only', () => {
    expect(dealingBlock({ listType: 2 }, 'REGISTRATION', me)).toBeNull();
    expect(dealingBlock({ listType: 2 }, 'LOAN_REQUEST', me)).toBeNull();
  });

  test.each([
    [{ birthDate: '2008-11-21' }, false],
    [{ birthDate: '2008-11-22' }, true],
    // Without a birth date the register number says it: born 2010-05-05.
    [{ regnum: 'УК10250514' }, true],
    [{ birthDate: '1990-01-01', regnum: 'УК10250514' }, false],
    [{}, false],
  ])('%j is under age: %s', (person, expected) => {
    expect(isUnderAge(person, TODAY)).toBe(expected);
  });
});
