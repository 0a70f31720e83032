import type { Rooms } from '../../i18n/rooms.gen';
import type { StaffRole } from './common';

type DeclaredIn<Room> = Room extends { rights: infer Rights }
  ? Extract<keyof Rights, string>
  : never;

/**
 * A permission that a room declares beside its words (`rights`). Rights are compared trimmed and without regard to letter
 * case (docs/domain/identity.md 1.2).
 */
export type Permission = DeclaredIn<Rooms>;

/** What opens a page or an action: a permission, or a realm role. Both are compared in the same way. */
export type Right = Permission | StaffRole;
