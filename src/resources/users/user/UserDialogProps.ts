import type { RecordOf } from '../../../entity/entity';
import type users from './user.entity';

export interface UserDialogProps {
  user: RecordOf<typeof users>;
  /** The account of the person at the screen. */
  own: boolean;
  onClose: () => void;
}
