// Rights of the acts on a customer's identity, level and deletion (docs/domain/customers.md 3.1, 7.2, 12.1). Where a
// permission is only proposed, its fallback is used (docs/domain/identity.md 1.4): the nearest create right, or the
// right of the queue the act lives in.

/** Verifies identities, changes names, sends data back: `customer:verify` is proposed. */
export const IDENTITY = 'customer:create';

/** Accepts or refuses changes of level. */
export const LEVEL = 'customer:list';

/** Decides requests for deletion: an own `:approve` is proposed. */
export const DELETION = 'customer-delete-request:view';
