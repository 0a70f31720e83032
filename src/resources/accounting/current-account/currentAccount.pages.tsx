import type { EntityPages } from '../../../framework/loadEntity';
import { OwnerSubtitle } from '../../customers/lists/OwnerSubtitle';
import { CurrentAccountBody } from './CurrentAccountBody';
import { ApprovePreview, MovePreview, ReturnPreview } from './MovePreview';
import entity from './currentAccount.entity';

/** A temporary account: every in and out, repaying a loan from it, and what an action does to both accounts. */
export const pages: EntityPages<typeof entity> = {
  Subtitle: () => <OwnerSubtitle entity={entity} fields={[]} />,
  Body: CurrentAccountBody,
  previews: {
    return_to_bank: ReturnPreview,
    approve_return: ApprovePreview,
    move_temporary: MovePreview,
  },
};
