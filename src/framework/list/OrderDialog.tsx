import { useTranslate } from '../../i18n/useTranslate';
import type { AnyEntity } from '../../entity/entity';
import { Dialog, DialogContent, DialogTitle } from '../../ui/Dialog/Dialog';
import { DialogFoot } from '../../ui/Dialog/DialogFoot';
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
      <DialogFoot onCancel={onClose} cancelKey="action.close" />
    </Dialog>
  );
}
