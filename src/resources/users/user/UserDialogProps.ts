import type { RecordOf } from '../../../entity/entity';
import type { AccountFacts } from './api';
import type users from './user.entity';

/** A user as a page has it: one record comes with what decides on the account, a row of the list without. */
export type User = RecordOf<typeof users> & { readonly facts?: AccountFacts };

export interface UserDialogProps {
  user: User;
  /** The account of the person at the screen. */
  own: boolean;
  onClose: () => void;
}
