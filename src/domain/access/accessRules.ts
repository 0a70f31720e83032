import type { WithdrawAccess } from '../enums/customers';

// The four accesses of a customer (docs/domain/customers.md 6.1). Pure: the gateways and the console calculate with the
// same rules.

/** What may close an access, the strictest first. */
export const ACCESS_CAUSES = ['NO_DUE_FRAUD', 'NO_DUE_LOAN', 'NO_BY_SETTING'] as const;
export type AccessCauseKind = (typeof ACCESS_CAUSES)[number];

/** Causes that the system alone sets and takes back. */
export type AutoCauseKind = Exclude<AccessCauseKind, 'NO_BY_SETTING'>;

/** One cause that keeps an access closed. */
export interface AccessCause {
  cause: AccessCauseKind;
  /** ISO instant. */
  since: string;
  /** User id; null for the system. */
  by: string | null;
  reason?: string;
  /** Loan or fraud log behind an automatic hold; the entry of the black list behind a closing by it. */
  source?: string;
}

/** A lead's word against automatic holds, until the end of a day. */
export interface AccessOverride {
  /** Last day on which it counts, YYYY-MM-DD in Asia/Ulaanbaatar. */
  until: string;
  /** The kinds of holds that there were when it was given; others are not lifted. */
  lifts: readonly AutoCauseKind[];
  since: string;
  by: string;
  reason: string;
}

/** Everything an access depends on. */
export interface AccessStatus {
  causes: readonly AccessCause[];
  override?: AccessOverride | null;
}

export const isAutoCause = (kind: AccessCauseKind | 'YES'): kind is AutoCauseKind =>
  kind === 'NO_DUE_LOAN' || kind === 'NO_DUE_FRAUD';

const isAlive = ({ until }: AccessOverride, today: string): boolean => today <= until;

/** The causes that count on a day: those that a lead's word does not lift. */
export function effectiveCauses({ causes, override }: AccessStatus, today: string): AccessCause[] {
  const lifted: readonly AccessCauseKind[] =
    override && isAlive(override, today) ? override.lifts : [];
  return causes.filter(({ cause }) => !lifted.includes(cause));
}

/** What an access is worth on a day: its strictest cause that counts, `YES` without one. */
export function effectiveAccess(standing: AccessStatus, today: string): WithdrawAccess {
  const counting = effectiveCauses(standing, today);
  return ACCESS_CAUSES.find((kind) => counting.some(({ cause }) => cause === kind)) ?? 'YES';
}

/** What staff have set by hand, whatever the system holds: where an access falls back to when its holds are released. */
export const manualAccess = ({ causes }: AccessStatus): 'YES' | 'NO_BY_SETTING' =>
  causes.some(({ cause }) => cause === 'NO_BY_SETTING') ? 'NO_BY_SETTING' : 'YES';

/** Closed because of an entry of the black list: it opens with the entry's end alone. */
export const isByList = ({ cause, source }: AccessCause): boolean =>
  cause === 'NO_BY_SETTING' && source !== undefined;

const isStaffOwn = ({ cause, source }: AccessCause): boolean =>
  cause === 'NO_BY_SETTING' && source === undefined;

const automatic = ({ causes }: AccessStatus): AccessCause[] =>
  causes.filter(({ cause }) => isAutoCause(cause));

/** What `NO_BY_SETTING` means here: an entry of the black list, and nobody who closed it by hand. */
export const isListAlone = ({ causes }: Pick<AccessStatus, 'causes'>): boolean =>
  causes.some(isByList) && !causes.some(isStaffOwn);

/** Staff close: their one cause beside those of the system. */
export const closedByStaff = (
  standing: AccessStatus,
  own: Omit<AccessCause, 'cause' | 'source'>,
): AccessStatus => ({
  ...standing,
  causes: [
    ...standing.causes.filter((one) => !isStaffOwn(one)),
    { ...own, cause: 'NO_BY_SETTING' },
  ],
});

/** Staff open: only their own cause goes. */
export const openedByStaff = (standing: AccessStatus): AccessStatus => ({
  ...standing,
  causes: standing.causes.filter((one) => !isStaffOwn(one)),
});

/** The black list closes, beside what staff and the system have said (docs/domain/watchlists.md 1.6). */
export const closedByList = (
  standing: AccessStatus,
  entry: Omit<AccessCause, 'cause'> & { source: string },
): AccessStatus => ({
  ...openedByList(standing),
  causes: [...openedByList(standing).causes, { ...entry, cause: 'NO_BY_SETTING' }],
});

/** Off the black list: what it closed is open again, if nothing else closes it. */
export const openedByList = (standing: AccessStatus): AccessStatus => ({
  ...standing,
  causes: standing.causes.filter((one) => !isByList(one)),
});

/** The system holds, once per source; what staff have set stays underneath. */
export function withHold(
  standing: AccessStatus,
  hold: AccessCause & { cause: AutoCauseKind },
): AccessStatus {
  const isKnown = standing.causes.some(
    ({ cause, source }) => cause === hold.cause && source === hold.source,
  );
  return isKnown ? standing : { ...standing, causes: [...standing.causes, hold] };
}

/**
 * The system releases the holds of a kind, or only that of one source. What staff have set is what is left; a lead's
 * word that has nothing to lift any more goes too.
 */
export function withoutHold(
  { causes, override }: AccessStatus,
  kind: AutoCauseKind,
  source?: string,
): AccessStatus {
  const left = causes.filter(
    (one) => one.cause !== kind || (source !== undefined && one.source !== source),
  );
  const isNeeded = override?.lifts.some((lifted) => left.some(({ cause }) => cause === lifted));
  return { causes: left, override: isNeeded ? override : null };
}

/** A lead lifts the present holds until the end of a day. */
export function overridden(
  standing: AccessStatus,
  word: Omit<AccessOverride, 'lifts'>,
): AccessStatus {
  const lifts = [...new Set(automatic(standing).map(({ cause }) => cause as AutoCauseKind))];
  return { ...standing, override: { ...word, lifts } };
}

/** A new day: an override by a lead ends after its last day, and the holds apply again. */
export const onDay = (standing: AccessStatus, today: string): AccessStatus =>
  standing.override && !isAlive(standing.override, today)
    ? { ...standing, override: null }
    : standing;
