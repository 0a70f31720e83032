import type { RaRecord } from 'ra-core';

export interface UserDialogProps {
  user: RaRecord;
  /** The account of the person at the screen. */
  own: boolean;
  onClose: () => void;
}
