import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, type Identifier, type RaRecord } from 'ra-core';
import { use, useMemo } from 'react';
import { session } from '../../auth/session';
import { GatewayError } from '../../http/GatewayError';
import { findOutcome } from '../../dataProviders/outcome';
import type { HistoryRow, UrtuuDataProvider } from '../../dataProviders/UrtuuDataProvider';
import { now } from '../../domain/clock';
import type { WriteOutcome } from '../../domain/writeOutcome';
import { OvertakenContext, currentOf, isStale } from './overtaken';
import type { Check } from '../../ui/ConfirmDialog/useOutcomeCheck';

/** A write on a record, as its history shows it. */
export interface GuardedWrite {
  id: Identifier;
  /** Name of the action in the history. */
  action: string;
  /** The record is gone afterwards, and its history with it: what is looked for first is the record. */
  removes?: true;
  idempotencyKey: string;
  /** Only rows of this field count, where one action changes one of several. */
  field?: string;
  /** The record as the person saw it, of a write that carries its version. */
  seen?: RaRecord;
  /**
   * Shows the success whose answer got lost.
   * @param asked what the write has only asked for waits for another person (docs/domain/authority.md 4.2)
   */
  onBooked: (asked?: boolean) => void;
}

/** How a history says that a write was only asked for. */
const ASKED = 'ask_change';

const checks = new WeakMap<object, Check>();

/** How to find out what became of a failed write; undefined when the failure is certain. For `ConfirmDialog`. */
export const checkOf = (failure: unknown): Check | undefined =>
  typeof failure === 'object' && failure !== null ? checks.get(failure) : undefined;

/** True for a write of which nobody can say whether it was booked. */
export const isUnknown = (failure: unknown): boolean =>
  failure instanceof GatewayError && failure.unknownOutcome;

/**
 * The guard of all writes on records (docs/domain/calls.md 3.3, 3.4). `guard` sends a write and, when nobody answers, gives
 * the failure its check (`checkOf`); where the record has changed since the person saw it, the dialog around hears what it
 * is now, and the record is read again. `checkFor` makes the check of a write that was sent elsewhere. A
 * check reads the record's history; `booked` also shows the success and reads the resource again.
 */
export function useOutcome(resource: string) {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const queryClient = useQueryClient();
  const onOvertaken = use(OvertakenContext);
  return useMemo(() => {
    const checkFor =
      (write: GuardedWrite, sentAt: Date): Check =>
      async () => {
        const { outcome, asked } = await look(dataProvider, resource, write, sentAt);
        if (outcome === 'booked') {
          // First: a form then holds what is saved, and may be left.
          await queryClient.invalidateQueries({ queryKey: [resource] });
          write.onBooked(asked);
        }
        return outcome;
      };
    const guard = async <T>(write: GuardedWrite, send: () => Promise<T>): Promise<T> => {
      const sentAt = now();
      try {
        return await send();
      } catch (failure) {
        if (isUnknown(failure)) checks.set(failure as object, checkFor(write, sentAt));
        if (isStale(failure)) await tellOvertaken(failure, write);
        throw failure;
      }
    };
    const tellOvertaken = async (failure: GatewayError, { id, seen }: GuardedWrite) => {
      const now = await currentOf(failure, () => dataProvider.getOne(resource, { id }));
      if (seen && now) onOvertaken?.({ seen, now });
      void queryClient.invalidateQueries({ queryKey: [resource] });
    };
    return { guard, checkFor };
  }, [dataProvider, onOvertaken, queryClient, resource]);
}

async function look(
  dataProvider: UrtuuDataProvider,
  resource: string,
  { id, action, removes, idempotencyKey, field }: GuardedWrite,
  sentAt: Date,
): Promise<{ outcome: WriteOutcome; asked?: boolean }> {
  // What is still there may wait for another person to let it go: its history says so.
  const gone = removes ? await isGone(dataProvider, resource, id) : 'not-found';
  if (gone !== 'not-found') return { outcome: gone };
  const sought = { idempotencyKey, sentAt, by: session.get()?.user.id ?? '' };
  let rows: readonly HistoryRow[] = [];
  const read = async () => {
    const all = await dataProvider.history(resource, { id, idempotencyKey });
    rows = field === undefined ? all : all.filter((row) => row.field === field);
    return rows;
  };
  const outcome = await findOutcome({ ...sought, action }, read);
  const askedFor = await findOutcome({ ...sought, action: ASKED }, () =>
    Promise.resolve(rows.filter((row) => row.action === ASKED)),
  );
  const asked = askedFor === 'booked';
  return { outcome: asked ? 'booked' : outcome, asked };
}

async function isGone(
  dataProvider: UrtuuDataProvider,
  resource: string,
  id: Identifier,
): Promise<WriteOutcome> {
  try {
    await dataProvider.getOne(resource, { id });
    return 'not-found';
  } catch (failure) {
    return (failure as { status?: number }).status === 404 ? 'booked' : 'cannot-tell';
  }
}
