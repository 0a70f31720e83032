import { useTranslate } from '../../i18n/useTranslate';
import { Dialog, DialogContent, DialogTitle } from '../../ui/Dialog/Dialog';
import { DialogFoot } from '../../ui/Dialog/DialogFoot';
import { Stack } from '../../ui/Stack/Stack';
import { Subtitle } from '../../ui/Text/Text';
import { Permissions } from '../permissions/Permissions';

/** Something that the person may not do, and the rights of which one would be enough. */
export interface MissingAct {
  key: string;
  /** What it is called. */
  label: string;
  needed: readonly string[];
}

export interface MissingActsProps {
  acts: readonly MissingAct[];
  /** Of what they are, for the request: the name of the record. */
  of: string;
  onClose: () => void;
}

/** What else can be done with a record, by whom, and how the right is asked for (docs/domain/identity.md 1.10). */
export function MissingActs({ acts, of, onClose }: MissingActsProps) {
  const translate = useTranslate();
  return (
    <Dialog onClose={onClose}>
      <DialogTitle>{translate('record.missing_acts')}</DialogTitle>
      <DialogContent>
        <Stack gap={16} lined>
          {acts.map(({ key, label, needed }) => (
            <section key={key} aria-label={label}>
              <Subtitle>{label}</Subtitle>
              <Permissions of={needed} wanted={`${label}: ${of}`} isAct />
            </section>
          ))}
        </Stack>
      </DialogContent>
      <DialogFoot onCancel={onClose} cancelKey="action.close" startsOnCancel />
    </Dialog>
  );
}
