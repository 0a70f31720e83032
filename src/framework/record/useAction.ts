import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, type RaRecord } from 'ra-core';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../dataProviders/UrtuuDataProvider';
import type { Enumeration, EnumValue } from '../../domain/enums/enumeration';
import { labelKeyOf } from '../../domain/enums/readEnum';
import { uuid } from '../../domain/ids';
import { useTellError } from '../../dataProviders/useTellError';
import type { ToastOptions } from '../../ui/Toast/toasts';
import type { ActionOf, AnyEntity } from '../../entity/entity';
import { isBlank, type Translate } from '../../entity/Field';
import { findManifest, ownerOf } from '../../entity/manifests';
import { represent } from '../../entity/represent';
import { useRecordPage } from '../queue/useRecordPage';
import { actionLabelKey } from './actionLabel';
import { successOf } from './successOf';
import { useOutcome } from './useOutcome';

const nothing = () => undefined;

/** Queries of records, lists and what hangs on them: their keys begin with a resource. */
const isRecords = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  typeof queryKey[0] === 'string' && findManifest(queryKey[0]) !== undefined;

/** Reads again whatever depends on a record, in whichever resource it is kept (docs/domain/calls.md 3.6). */
export function useRefreshRecords(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.invalidateQueries({ predicate: isRecords }), [queryClient]);
}

/**
 * Sends a life-cycle action, based on the record as the person saw it; whoever sends several reads again when all are done
 * (`useRefreshRecords`). A failure of unknown outcome has its check (`checkOf`), which calls `onBooked` when the action was
 * done after all. Where the record has changed meanwhile, the dialog around hears what it is now.
 */
export function useSendOne<E extends AnyEntity>(entity: E) {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const name = ownerOf(entity.name);
  const { guard } = useOutcome(name);
  return useCallback(
    async (
      seen: RaRecord,
      action: ActionOf<E>,
      data: object,
      idempotencyKey: string,
      onBooked: () => void = nothing,
    ): Promise<RaRecord> => {
      const { id } = seen;
      const { data: changed } = await guard({ id, action, idempotencyKey, seen, onBooked }, () =>
        dataProvider.action(name, { id, action, data: { ...data }, seen, idempotencyKey }),
      );
      return changed;
    },
    [dataProvider, guard, name],
  );
}

/** Sends a life-cycle action (`useSendOne`), and reads the entity's records, lists and histories again. */
export function useSendAction<E extends AnyEntity>(entity: E) {
  const send = useSendOne(entity);
  const refresh = useRefreshRecords();
  return useCallback(
    async (...asked: Parameters<typeof send>): Promise<RaRecord> => {
      const changed = await send(...asked);
      await refresh();
      return changed;
    },
    [refresh, send],
  );
}

/**
 * Does a life-cycle action. Rejects with the gateway's error, so that the confirmation can show it. Where the action has a
 * reverse that asks for nothing, the success offers it (docs/domain/interface.md 6.4); what was done is said in the words of
 * the documents, with what it was done to.
 */
export function useAction<E extends AnyEntity>(entity: E) {
  const send = useSendAction<AnyEntity>(entity);
  const notify = useNotify();
  const translate = useTranslate();
  const tellError = useTellError();
  const navigate = useNavigate();
  const pageOf = useRecordPage(entity.name);
  const { name, lifecycle } = entity;

  return useCallback(
    async (record: RaRecord, action: ActionOf<E>, data: object, idempotencyKey: string) => {
      const reverse = lifecycle?.actions[action].reverse;
      const simple =
        reverse && lifecycle.actions[reverse].confirm === 'none' && !lifecycle.inputs?.[reverse];
      const words = translate(actionLabelKey(name, action));
      const subject = represent(name, record);
      const { key: done, isNamed } = successOf(entity, action);
      const tellDone = (changed: RaRecord) => {
        const undo = () => void send(changed, reverse ?? '', {}, uuid()).catch(tellError);
        const options: ToastOptions & { type: 'success' } = {
          type: 'success',
          key: `${name}.${record.id}`,
          detail: isNamed ? `${words}: ${subject}` : subject,
          action: simple ? { labelKey: actionLabelKey(name, reverse), onClick: undo } : undefined,
        };
        notify(done, options);
      };
      // Of a write whose answer got lost nobody knows the version: it is asked for when it is taken back.
      const bare = { id: record.id };
      const changed = await send(record, action, data, idempotencyKey, () => tellDone(bare));
      const page = pageOf(record.id);
      const { outcomes, to } = lifecycle?.actions[action] ?? {};
      const state = String(changed[lifecycle?.field ?? '']);
      if (outcomes?.includes(state) && state !== to)
        // It was done, and did not come where it was meant to: a transfer without an answer, a signature that failed.
        notify('record.outcome', {
          type: 'warning',
          ...outcomeOf(entity, changed, { words, subject, translate }),
          key: `${name}.${record.id}`,
          action: page && {
            labelKey: 'action.open',
            onClick: () => void navigate(page),
          },
        });
      else tellDone(changed);
    },
    [entity, lifecycle, name, navigate, notify, pageOf, send, tellError, translate],
  );
}

/** What an action has come to instead of what it was meant for: which record, its state, and why, where it says so. */
function outcomeOf(
  { fields, lifecycle }: AnyEntity,
  changed: RaRecord,
  { words, subject, translate }: { words: string; subject: string; translate: Translate },
): Pick<ToastOptions, 'messageArgs' | 'detail'> {
  const textOf = (field: string | undefined): string => {
    const value: unknown = field === undefined ? null : changed[field];
    if (field === undefined || isBlank(value)) return '';
    const { enumeration } = fields[field].options as { enumeration?: Enumeration };
    const key = enumeration && labelKeyOf(enumeration, value as EnumValue);
    return key ? translate(key, { _: String(value) }) : String(value);
  };
  return {
    messageArgs: { action: words, name: subject, state: textOf(lifecycle?.field) },
    detail: textOf(lifecycle?.cause) || undefined,
  };
}
