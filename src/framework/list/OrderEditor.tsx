import { useGetList, type RaRecord } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { uuid } from '../../domain/ids';
import type { AnyEntity, RecordOf } from '../../entity/entity';
import { represent } from '../../entity/represent';
import { Notice } from '../../ui/Notice/Notice';
import { OrderList } from '../../ui/OrderList/OrderList';
import { Note } from '../../ui/Text/Text';
import { QueryStatus } from '../parts/QueryStatus';
import { displayError } from '../record/displayError';
import { failureOf } from '../record/failureOf';
import { useSendAction } from '../record/useAction';

/** As many as people put in order by hand; a list of more has no such order. */
const ALL = { page: 1, perPage: 100 };
const NOTHING = {};

export interface OrderProps<E extends AnyEntity> {
  /** Has the field `viewOrder` and the action `move`, which asks for it. */
  entity: E;
  /** Only the records that have a place. */
  filter?: Readonly<Record<string, unknown>>;
  /** What is shown of a record beside its place. */
  children: (record: RecordOf<E>) => ReactNode;
}

/**
 * Records in the order in which customers see them: by dragging, with the arrow keys, or by typing the place. Each move is
 * one action on one record, sent at once and shown when the answer has come (docs/domain/wallets.md 4.2).
 */
export function OrderEditor<E extends AnyEntity>({
  entity,
  filter = NOTHING,
  children,
}: OrderProps<E>) {
  const translate = useTranslate();
  const send = useSendAction<AnyEntity>(entity);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const read = useGetList<RaRecord>(
    entity.name,
    { filter, pagination: ALL, sort: { field: 'viewOrder', order: 'ASC' } },
    { retry: false },
  );
  const move = async (record: RaRecord, place: number) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await send(record, 'move', { viewOrder: place }, uuid());
    } catch (error) {
      const { message, detail } = displayError(error, translate, failureOf(entity, 'move'));
      setFailure([message, detail].filter(Boolean).join(' '));
      // Whatever became of the move: the list says what the order is now.
      await read.refetch();
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Note>{translate('shell.order.help')}</Note>
      {failure && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      <QueryStatus read={read}>
        <OrderList
          label={translate('shell.order.title')}
          items={read.data ?? []}
          keyOf={({ id }) => id}
          nameOf={(record) => represent(entity.name, record)}
          busy={busy}
          numbered
          onMove={(record, place) => void move(record, place)}
        >
          {(record) => children(record as RecordOf<E>)}
        </OrderList>
      </QueryStatus>
    </>
  );
}
