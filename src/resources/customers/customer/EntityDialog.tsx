import { useQueryClient } from '@tanstack/react-query';
import type { Identifier } from 'ra-core';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { FormDialog } from '../../../framework/form/FormDialog';
import { FormSections } from '../../../framework/form/FormSections';
import { RecordSaving } from '../../../framework/form/RecordSaving';
import { useSaving } from '../../../framework/form/useSaving';
import { useIdempotencyKeys } from '../../../dataProviders/useIdempotencyKeys';
import { recordSchema } from '../../../entity/validate';
import type { AnyEntity, RecordOf } from '../../../entity/entity';

interface Props<E extends AnyEntity = AnyEntity> {
  entity: E;
  title: string;
  /** Whose record a new one will be. */
  customerId: Identifier;
  /** The record to change; a new one is made without it. */
  record?: RecordOf<E>;
  /** What a new record starts with. */
  defaults?: object;
  /** Fields that the page knows already. */
  omit?: readonly (keyof E['fields'] & string)[];
  submitLabel?: string;
  danger?: boolean;
  onClose: () => void;
  /** Below the inputs, inside the form. */
  children?: ReactNode;
}

/** The form of something that belongs to a customer, in a dialog; saved with all guards of a form page. */
export function EntityDialog<E extends AnyEntity>(props: Props<E>) {
  const { entity, customerId, record, onClose } = props;
  const translate = useTranslate();
  const { name } = entity;
  const keys = useIdempotencyKeys(`${name}.${record?.id ?? customerId}`);
  const nameOf = useCallback(
    () => translate(`resources.${name}.name`, { smart_count: 1 }),
    [name, translate],
  );
  const queryClient = useQueryClient();
  const onSaved = useCallback(() => {
    // The customer's record, history and accesses show it too (docs/domain/calls.md 3.6).
    void queryClient.invalidateQueries({ queryKey: ['customers'] });
    onClose();
  }, [onClose, queryClient]);
  const savedKey = record ? undefined : 'toast.created';
  const saving = useSaving({ resource: name, keys, nameOf, onSaved, savedKey });
  return (
    <RecordSaving saving={saving} entity={entity} id={record?.id}>
      <Form {...props} />
    </RecordSaving>
  );
}

function Form<E extends AnyEntity>({
  entity,
  title,
  customerId,
  record,
  defaults,
  omit,
  submitLabel,
  danger,
  onClose,
  children,
}: Props<E>) {
  const schema = useMemo(() => recordSchema(entity), [entity]);
  const start = useMemo(
    () => (record ? undefined : { customerId, ...defaults }),
    [customerId, defaults, record],
  );
  return (
    <FormDialog
      title={title}
      schema={schema}
      defaultValues={start}
      submitLabel={submitLabel}
      danger={danger}
      onClose={onClose}
    >
      <FormSections entity={entity} omit={omit} />
      {children}
    </FormDialog>
  );
}
