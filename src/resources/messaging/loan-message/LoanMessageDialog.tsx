import { useTranslate } from 'ra-core';
import { Button } from '../../../ui/Button/Button';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../../ui/Dialog/Dialog';
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
      <DialogActions>
        <Button onClick={onClose}>{translate('action.dismiss')}</Button>
      </DialogActions>
    </Dialog>
  );
}
