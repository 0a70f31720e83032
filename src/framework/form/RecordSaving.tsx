import { CreateBase, EditBase, useRecordContext, type Identifier } from 'ra-core';
import { useCallback, type ReactNode } from 'react';
import type { AnyEntity } from '../../entity/entity';
import { changedValues, newValues } from '../../entity/writable';
import { RecordGate } from '../record/RecordGate';
import { IdempotentSave } from './IdempotentSave';
import type { Saving } from './useSaving';

interface Props {
  saving: Saving;
  entity: AnyEntity;
  /** The record that is changed; without it a new one is made. */
  id?: Identifier;
  /** Names in the form of a new record that are sent beside the entity's fields. */
  besides?: readonly string[];
  /** The new record that the form is about, where the form holds it in other words. */
  recordOf?: (values: Record<string, unknown>) => Record<string, unknown>;
  children: ReactNode;
}

/**
 * Saves the form below it: pessimistically, under the key of what is sent, and without leaving the page by itself
 * (`Saving` goes on after the gateway's answer). A new record is sent as its writable fields, a changed one as those that
 * were changed. Rights are those of the route or of the button that opened the form.
 */
export function RecordSaving({ saving, entity, id, besides, recordOf, children }: Props) {
  const { resource, options } = saving;
  return id === undefined ? (
    <CreateBase
      resource={resource}
      redirect={false}
      disableAuthentication
      mutationOptions={options}
    >
      <NewRecord saving={saving} entity={entity} besides={besides} recordOf={recordOf}>
        {children}
      </NewRecord>
    </CreateBase>
  ) : (
    <EditBase
      resource={resource}
      id={id}
      redirect={false}
      mutationMode="pessimistic"
      disableAuthentication
      mutationOptions={options}
      queryOptions={{ onError: () => undefined }}
    >
      <RecordGate>
        <ChangedRecord saving={saving} entity={entity}>
          {children}
        </ChangedRecord>
      </RecordGate>
    </EditBase>
  );
}

function NewRecord({ saving, entity, besides, recordOf, children }: Omit<Props, 'id'>) {
  const toSend = useCallback(
    (values: object) => {
      const form: Record<string, unknown> = { ...values };
      const given = recordOf ? recordOf(form) : form;
      const others = (besides ?? []).map((name) => [name, given[name]] as const);
      return { ...newValues(entity, given), ...Object.fromEntries(others) };
    },
    [besides, entity, recordOf],
  );
  return (
    <IdempotentSave saving={saving} toSend={toSend}>
      {children}
    </IdempotentSave>
  );
}

/** Sends what differs from the record of `EditBase`, which must be around it. */
export function ChangedRecord({
  saving,
  entity,
  children,
}: Pick<Props, 'saving' | 'entity' | 'children'>) {
  const record = useRecordContext();
  const toSend = useCallback(
    (values: object) => changedValues(entity, { ...values }, record ?? {}),
    [entity, record],
  );
  return (
    <IdempotentSave saving={saving} toSend={toSend}>
      {children}
    </IdempotentSave>
  );
}
