import type { Identifier, RaRecord } from 'ra-core';
import { createContext, use } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type { WriteOutcome } from '../../domain/writeOutcome';
import type { Check } from '../../ui/ConfirmDialog/useOutcomeCheck';
import { GatewayError } from '../../http/GatewayError';

/** A save as it was sent: the variables of react-admin's mutation, and the form behind them. */
export interface SaveAttempt {
  /** None for a new record. */
  id?: Identifier;
  /** What was sent. */
  data?: Partial<RaRecord>;
  /** What the form held. */
  values?: Partial<RaRecord>;
  /** The record as the person saw it. */
  previousData?: Partial<RaRecord>;
  meta?: { idempotencyKey?: string; sentAt?: Date };
}

/** A save overtaken by somebody else's change, or by the record's deletion. */
export interface Conflict {
  attempt: SaveAttempt & { id: Identifier };
  /** The record as it is now, where the failure brought it along. */
  theirs?: RaRecord;
  deleted: boolean;
}

/** A save of which nobody can say whether it was booked. */
export interface UnknownOutcome {
  error: unknown;
  /** None for a new record: there is nothing to look at yet. */
  check?: Check;
  /** Sending again is open: nothing was booked, or a repeat cannot book twice. */
  repeatable: boolean;
  onOutcome: (outcome: WriteOutcome) => void;
}

/** The doubt about the form around, if any: its foot offers the check instead of "save". */
export const UnknownOutcomeContext = createContext<UnknownOutcome | undefined>(undefined);

/** Calls back when the form around is saved; answers how to stop. */
export type WhenSaved = (listener: () => void) => () => void;

/** The success of the form around, for what is kept only until then: a draft. */
export const WhenSavedContext = createContext<WhenSaved>(() => () => undefined);

/** True after a save was refused because nobody is signed in (401). */
export const RefusedContext = createContext(false);

export const isSignedOut = (error: unknown): boolean =>
  error instanceof GatewayError && error.kind === 'unauthorized';

export const useUnknownOutcome = (): UnknownOutcome | undefined => use(UnknownOutcomeContext);

/** What is sent again under the same key must be the same: no typing while there is doubt. */
export const isLocked = (unknownOutcome: UnknownOutcome | undefined): boolean =>
  unknownOutcome !== undefined && (!unknownOutcome.repeatable || !unknownOutcome.check);

/** The conflict behind a failed save; undefined when it failed for another reason. */
export function conflictOf(error: unknown, attempt: SaveAttempt): Conflict | undefined {
  const { id } = attempt;
  if (id === undefined || !(error instanceof GatewayError)) return undefined;
  const deleted = error.status === 404;
  if (!deleted && !error.isStale) return undefined;
  return { attempt: { ...attempt, id }, theirs: recordOf(error.current), deleted };
}

const recordOf = (value: unknown): RaRecord | undefined =>
  typeof value === 'object' && value !== null && 'id' in value ? (value as RaRecord) : undefined;

/** Why a save was refused where no value is wrong: the gateway would not, or nothing was changed. */
export const UNSAVED_KEY = 'error.save_failed';
export const UNCHANGED_KEY = 'validation.unchanged';

/** What a save answers that was refused. Without an error of its own the form would count as saved: no draft, no warning before leaving. */
export const refusedAs = (key: string) => ({ root: { unsaved: key } });

/** True after a save that was refused for this reason, until the next one. */
export const isRefusedAs = (key: string, { root }: FieldErrors): boolean =>
  root?.unsaved.message?.includes(key) === true;
