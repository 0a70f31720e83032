import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  closedByStaff,
  effectiveAccess,
  manualAccess,
  onDay,
  openedByStaff,
  overridden,
  withHold,
  withoutHold,
  type AccessStatus,
  type AutoCauseKind,
} from '../../../../src/domain/access/accessRules';

const FREE: AccessStatus = { causes: [] };
const TODAY = '2026-11-21';
const SINCE = '2026-11-20T03:00:00.000Z';
const STAFF = { since: SINCE, by: 'operator', reason: 'Харилцагчийн хүсэлтээр.' };
const loan = (source: string) =>
  ({ cause: 'NO_DUE_LOAN', since: SINCE, by: null, source }) as const;
const fraud = (source: string) =>
  ({ cause: 'NO_DUE_FRAUD', since: SINCE, by: null, source }) as const;
const WORD = { until: '2026-11-23', since: SINCE, by: 'lead', reason: 'Төлбөр замдаа яваа.' };

describe('an access', () => {
  test('is open without a cause', () => expect(effectiveAccess(FREE, TODAY)).toBe('YES'));

  test.each([
    [['NO_BY_SETTING'], 'NO_BY_SETTING'],
    [['NO_BY_SETTING', 'NO_DUE_LOAN'], 'NO_DUE_LOAN'],
    [['NO_DUE_LOAN', 'NO_DUE_FRAUD'], 'NO_DUE_FRAUD'],
    [['NO_BY_SETTING', 'NO_DUE_FRAUD', 'NO_DUE_LOAN'], 'NO_DUE_FRAUD'],
  ] as const)('held by %j is %s', (kinds, value) => {
    const causes = kinds.map((cause) => ({ cause, since: SINCE, by: null }));
    expect(effectiveAccess({ causes }, TODAY)).toBe(value);
  });

  test('falls back to what staff had set, not blindly to YES', () => {
    const held = withHold(closedByStaff(FREE, STAFF), loan('LN-1'));
    expect(effectiveAccess(held, TODAY)).toBe('NO_DUE_LOAN');
    expect(effectiveAccess(withoutHold(held, 'NO_DUE_LOAN'), TODAY)).toBe('NO_BY_SETTING');
    const free = withHold(FREE, loan('LN-1'));
    expect(effectiveAccess(withoutHold(free, 'NO_DUE_LOAN'), TODAY)).toBe('YES');
  });

  test('stays held while one of two loans still holds it', () => {
    const held = withHold(withHold(FREE, loan('LN-1')), loan('LN-2'));
    expect(effectiveAccess(withoutHold(held, 'NO_DUE_LOAN', 'LN-1'), TODAY)).toBe('NO_DUE_LOAN');
    expect(withHold(held, loan('LN-2')).causes.length).toBe(2);
  });
});

describe('a lead’s word', () => {
  const held = withHold(FREE, loan('LN-1'));
  const lifted = overridden(held, WORD);

  test('lifts the holds until the end of its last day', () => {
    expect(effectiveAccess(lifted, '2026-11-21')).toBe('YES');
    expect(effectiveAccess(lifted, '2026-11-23')).toBe('YES');
    expect(effectiveAccess(lifted, '2026-11-24')).toBe('NO_DUE_LOAN');
    expect(onDay(lifted, '2026-11-23').override).not.toBeNull();
    expect(onDay(lifted, '2026-11-24').override).toBeNull();
  });

  test('does not lift what comes later, nor what staff have set', () => {
    expect(effectiveAccess(withHold(lifted, fraud('FR-1')), TODAY)).toBe('NO_DUE_FRAUD');
    expect(effectiveAccess(closedByStaff(lifted, STAFF), TODAY)).toBe('NO_BY_SETTING');
  });

  test('goes with the holds that it lifted', () => {
    expect(withoutHold(lifted, 'NO_DUE_LOAN').override).toBeNull();
  });
});

type Step =
  | { do: 'close' | 'open' }
  | { do: 'hold' | 'release'; kind: AutoCauseKind; source: string };

const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constantFrom('close' as const, 'open' as const) }),
    fc.record({
      do: fc.constantFrom('hold' as const, 'release' as const),
      kind: fc.constantFrom<AutoCauseKind>('NO_DUE_LOAN', 'NO_DUE_FRAUD'),
      source: fc.constantFrom('A', 'B'),
    }),
  ),
  { maxLength: 30 },
);

function after(standing: AccessStatus, step: Step): AccessStatus {
  if (!('kind' in step))
    return step.do === 'close' ? closedByStaff(standing, STAFF) : openedByStaff(standing);
  const { kind, source } = step;
  return step.do === 'hold'
    ? withHold(standing, { cause: kind, since: SINCE, by: null, source })
    : withoutHold(standing, kind, source);
}

/** The same without the rules: who holds now, and what staff said last. */
function expected(list: readonly Step[]): string {
  const holds = new Set<string>();
  let manual = 'YES';
  for (const step of list) {
    if (!('kind' in step)) manual = step.do === 'close' ? 'NO_BY_SETTING' : 'YES';
    else if (step.do === 'hold') holds.add(`${step.kind} ${step.source}`);
    else holds.delete(`${step.kind} ${step.source}`);
  }
  const isHeld = (kind: string) => [...holds].some((hold) => hold.startsWith(kind));
  if (isHeld('NO_DUE_FRAUD')) return 'NO_DUE_FRAUD';
  return isHeld('NO_DUE_LOAN') ? 'NO_DUE_LOAN' : manual;
}

test('whatever happens in whatever order, the strictest cause that is left counts', () => {
  fc.assert(
    fc.property(steps, (list) => {
      const standing = list.reduce(after, FREE);
      expect(effectiveAccess(standing, TODAY)).toBe(expected(list));
      const released = withoutHold(withoutHold(standing, 'NO_DUE_LOAN'), 'NO_DUE_FRAUD');
      expect(effectiveAccess(released, TODAY)).toBe(manualAccess(standing));
    }),
  );
});
