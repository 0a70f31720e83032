import { describe, expect, it } from 'vitest';
import { verdictOf } from '../../../src/domain/reconcile/Check';
import { checkClass, type ClassFigures } from '../../../src/domain/reconcile/classCheck';

describe('R7', () => {
  it.each<[number, ClassFigures['storedClass']]>([
    [0, 'STANDARD'],
    [1, 'PAST_DUE'],
    [90, 'PAST_DUE'],
    [91, 'SUBSTANDARD'],
    [180, 'SUBSTANDARD'],
    [181, 'DOUBTFUL'],
    [360, 'DOUBTFUL'],
    [361, 'BAD'],
  ])('%s days past due are %s', (daysPastDue, storedClass) => {
    expect(checkClass({ daysPastDue, storedClass })).toEqual({
      id: 'R7',
      ok: true,
      left: storedClass,
      right: storedClass,
    });
  });

  it.each<[string, ClassFigures, string | undefined]>([
    [
      'the ninety-first day, before the end of day',
      { daysPastDue: 91, storedClass: 'PAST_DUE', endOfDay: { daysPastDue: 90 } },
      'waitingForEndOfDay',
    ],
    [
      'a loan paid today',
      { daysPastDue: 0, storedClass: 'SUBSTANDARD', endOfDay: { daysPastDue: 120 } },
      'waitingForEndOfDay',
    ],
    [
      'a class that the end of day cannot have given',
      { daysPastDue: 91, storedClass: 'DOUBTFUL', endOfDay: { daysPastDue: 90 } },
      undefined,
    ],
    ['a class that nothing explains', { daysPastDue: 91, storedClass: 'PAST_DUE' }, undefined],
    [
      'a renewed loan that is watched',
      {
        daysPastDue: 0,
        storedClass: 'SUBSTANDARD',
        renewal: { classAtRenewal: 'SUBSTANDARD', onTimeRows: 2, rows: 3 },
      },
      'renewalWatch',
    ],
    [
      'a renewed loan whose watch is over',
      {
        daysPastDue: 0,
        storedClass: 'SUBSTANDARD',
        renewal: { classAtRenewal: 'SUBSTANDARD', onTimeRows: 3, rows: 3 },
      },
      undefined,
    ],
    [
      'a watched loan with a better class than at its renewal',
      {
        daysPastDue: 0,
        storedClass: 'PAST_DUE',
        renewal: { classAtRenewal: 'SUBSTANDARD', onTimeRows: 0, rows: 3 },
        endOfDay: { daysPastDue: 30 },
      },
      undefined,
    ],
    [
      'a watched loan that became late again, before the end of day',
      {
        daysPastDue: 181,
        storedClass: 'SUBSTANDARD',
        renewal: { classAtRenewal: 'PAST_DUE', onTimeRows: 0, rows: 3 },
        endOfDay: { daysPastDue: 180 },
      },
      'waitingForEndOfDay',
    ],
    [
      'a class upgraded by hand',
      { daysPastDue: 91, storedClass: 'PAST_DUE', manualUpgrade: 'PAST_DUE' },
      'manualUpgrade',
    ],
    [
      'another class than the upgrade gave',
      { daysPastDue: 91, storedClass: 'STANDARD', manualUpgrade: 'PAST_DUE' },
      undefined,
    ],
    [
      'an upgrade that is worse than the days say',
      { daysPastDue: 0, storedClass: 'PAST_DUE', manualUpgrade: 'PAST_DUE' },
      undefined,
    ],
  ])('%s', (_, figures, cause) => {
    const check = checkClass(figures);
    expect(check.ok).toBe(false);
    expect(check.cause).toBe(cause);
    expect(verdictOf(check)).toBe(cause ? 'explained' : 'unequal');
  });

  it('compares the class that the credit registry has', () => {
    const figures = { daysPastDue: 95, storedClass: 'SUBSTANDARD' } as const;
    const written = (writeStatus: 'SUCCESSFULLY' | 'SCHEDULED' | 'FAILED') =>
      checkClass({ ...figures, registry: { class: 'EXPIRED', writeStatus } });
    expect(written('SUCCESSFULLY')).toEqual({
      id: 'R7',
      ok: false,
      left: 'ABNORMAL',
      right: 'EXPIRED',
    });
    expect(written('FAILED').cause).toBeUndefined();
    expect(written('SCHEDULED').cause).toBe('waitingForEndOfDay');
    expect(
      checkClass({ ...figures, registry: { class: 'ABNORMAL', writeStatus: 'SCHEDULED' } }).ok,
    ).toBe(true);
  });
});
