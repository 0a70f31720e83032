import { useGetList, useTranslate } from 'ra-core';
import { useState } from 'react';
import { uuid } from '../../../domain/ids';
import type { RecordOf } from '../../../entity/entity';
import { FieldValue } from '../../../framework/FieldValue';
import { QueryStatus } from '../../../framework/parts/QueryStatus';
import { displayError } from '../../../framework/record/displayError';
import { failureOf } from '../../../framework/record/failureOf';
import { useSendAction } from '../../../framework/record/useAction';
import { Button } from '../../../ui/Button/Button';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../../ui/Dialog/Dialog';
import { Notice } from '../../../ui/Notice/Notice';
import { OrderList } from '../../../ui/OrderList/OrderList';
import { Row } from '../../../ui/Stack/Stack';
import { Note } from '../../../ui/Text/Text';
import entity from './envelopeTheme.entity';

type Theme = RecordOf<typeof entity>;

const ALL = { page: 1, perPage: 100 };

/**
 * The order in which the app offers the themes: by dragging, with the arrow keys, or by typing the place. Each move is
 * one action on one theme, sent at once and shown when the answer has come (docs/domain/wallets.md 4.2).
 */
export function ThemeOrderDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const send = useSendAction(entity);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const read = useGetList<Theme>(
    entity.name,
    {
      filter: { state: ['ACTIVE', 'INACTIVE'] },
      pagination: ALL,
      sort: { field: 'viewOrder', order: 'ASC' },
    },
    { retry: false },
  );
  const move = async (theme: Theme, place: number) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await send(theme, 'move', { viewOrder: place }, uuid());
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
    <Dialog onClose={onClose} width="md">
      <DialogTitle>{translate('wallets.theme.order')}</DialogTitle>
      <DialogContent>
        <Note>{translate('wallets.theme.order_help')}</Note>
        {failure && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
        <QueryStatus read={read}>
          <OrderList
            label={translate('wallets.theme.order')}
            items={read.data ?? []}
            keyOf={({ id }) => id}
            nameOf={({ title }) => title}
            busy={busy}
            onMove={(theme, place) => void move(theme, place)}
          >
            {(theme) => (
              <Row>
                <FieldValue entity={entity} field="thumbnail" record={theme} />
                <span>{theme.title}</span>
                <FieldValue entity={entity} field="state" record={theme} />
                {theme.isDefault && <Note as="span">{translate('wallets.theme.default')}</Note>}
              </Row>
            )}
          </OrderList>
        </QueryStatus>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
