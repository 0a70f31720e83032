import { useTranslate } from '../../../i18n/useTranslate';
import { Dialog, DialogContent, DialogTitle } from '../../../ui/Dialog/Dialog';
import { DialogFoot } from '../../../ui/Dialog/DialogFoot';
import { LoanMessageForm } from './LoanMessageForm';

/** The same as the page of loan messages, for one loan. */
export function LoanMessageDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <Dialog onClose={onClose} width="lg">
      <DialogTitle>{`${translate('action.send_sms')}: ${code}`}</DialogTitle>
      <DialogContent>
        <LoanMessageForm code={code} />
      </DialogContent>
      <DialogFoot onCancel={onClose} cancelKey="action.close" />
    </Dialog>
  );
}
