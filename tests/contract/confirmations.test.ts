import { describe, expect, it } from 'vitest';
import type { Confirmation } from '../../src/entity/lifecycle';
import { declared } from './support/entities';

const actions = declared.flatMap(({ entity }) =>
  Object.entries(entity.lifecycle?.actions ?? {}).map(([name, action]) => ({
    name: `${entity.name}.${name}`,
    bare: name,
    action,
    lifecycle: entity.lifecycle,
  })),
);

/** The names of the actions of a kind, each once however many lists over the same records have it. */
const named = (kind: Confirmation): string[] =>
  [
    ...new Set(actions.filter(({ action }) => action.confirm === kind).map(({ bare }) => bare)),
  ].sort();

/** docs/domain/interface.md 6.2: who is asked for what. Literally, so that nobody adds to them in passing. */
describe('what is asked before an action', () => {
  it('is typed for a write-off, the deletion of a person and the end of day alone', () => {
    expect(named('typed')).toEqual([
      'approve_deletion',
      'close_from_risk_fund',
      'delete_erroneous',
      'start_eod',
    ]);
  });

  it('is a question of yes or no where the documents say so', () => {
    const asked = actions.filter(({ action }) => action.confirm === 'yes-no');
    expect(asked.map(({ name }) => name).sort()).toEqual([
      'coupon/requests.approve',
      'envelopes/themes.delete',
      'envelopes/themes.make_default',
      'sticker/package.delete',
    ]);
  });

  it('is nothing where success offers the way back, which is as short', () => {
    const back = actions.filter(
      ({ action, lifecycle }) =>
        action.confirm === 'none' &&
        action.reverse !== undefined &&
        lifecycle?.actions[action.reverse].confirm === 'none',
    );
    expect([...new Set(back.map(({ bare }) => bare))].sort()).toEqual([
      'activate',
      'confirm_file',
      'deactivate',
      'publish',
      'remove',
      'restore',
      'unpublish',
    ]);
  });

  it('is nothing besides where there is nothing to read, or only a place in an order to give', () => {
    const others = actions.filter(
      ({ action }) => action.confirm === 'none' && action.reverse === undefined,
    );
    expect([...new Set(others.map(({ bare }) => bare))].sort()).toEqual([
      'ask_again',
      'check_status',
      'continue_registration',
      'fetch_work',
      'move',
      'read_log',
      'recognise',
      'reopen_file',
      'request_renewal',
    ]);
  });

  it.each(actions.filter(({ action }) => action.confirm === 'none').map((one) => [one.name, one]))(
    '%s: nothing is asked, so nothing final is done',
    (_, { action }) => {
      expect(action.irreversible ?? false).toBe(false);
      expect(action.reasons).toBeUndefined();
    },
  );

  it.each(actions.flatMap((one) => (one.action.sets ? [[one.name, one] as const] : [])))(
    '%s: what it sets are fields of the record, and not the state',
    (_, { action, lifecycle }) => {
      expect(Object.keys(action.sets ?? {})).not.toContain(lifecycle?.field);
    },
  );
});
