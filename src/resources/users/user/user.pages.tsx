import type { EntityPages } from '../../../framework/loadEntity';
import { CreateUserButton } from './CreateUserButton';
import { UserActions } from './UserActions';
import { UserBody } from './UserBody';
import type users from './user.entity';

/** Users are created and changed in dialogs (docs/domain/identity.md 6.2). */
export const pages: EntityPages<typeof users> = {
  ListActions: CreateUserButton,
  HeaderActions: UserActions,
  Body: UserBody,
};
