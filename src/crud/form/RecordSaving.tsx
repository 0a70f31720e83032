import { CreateBase, EditBase, type CreateBaseProps, type Identifier } from 'ra-core';
import type { ReactNode } from 'react';
import { RecordGate } from '../record/RecordGate';
import { IntentSave } from './IntentSave';
import type { Saving } from './useSaving';

interface Props {
  saving: Saving;
  /** The record that is changed; without it a new one is made. */
  id?: Identifier;
  /** Turns what the form holds into the new record. */
  transform?: CreateBaseProps['transform'];
  children: ReactNode;
}

/**
 * Saves the form below it: pessimistically, under the key of its values, and without leaving the page by itself
 * (`Saving` goes on after the gateway's answer). Rights are those of the route or of the button that opened the form.
 */
export function RecordSaving({ saving, id, transform, children }: Props) {
  const { resource, options } = saving;
  const form = <IntentSave saving={saving}>{children}</IntentSave>;
  return id === undefined ? (
    <CreateBase
      resource={resource}
      redirect={false}
      disableAuthentication
      mutationOptions={options}
      transform={transform}
    >
      {form}
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
      <RecordGate>{form}</RecordGate>
    </EditBase>
  );
}
