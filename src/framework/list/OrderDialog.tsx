import { useTranslate } from 'ra-core';
import type { AnyEntity } from '../../entity/entity';
import { Button } from '../../ui/Button/Button';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../ui/Dialog/Dialog';
import { OrderEditor, type OrderProps } from './OrderEditor';

/** The order of a list's records, in a dialog. */
export function OrderDialog<E extends AnyEntity>({
  onClose,
  ...order
}: OrderProps<E> & { onClose: () => void }) {
  const translate = useTranslate();
  return (
    <Dialog onClose={onClose} width="md">
      <DialogTitle>{translate('shell.order.title')}</DialogTitle>
      <DialogContent>
        <OrderEditor {...order} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
