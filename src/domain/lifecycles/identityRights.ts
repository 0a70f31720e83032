// Rights of the acts on a customer's identity, level and deletion (domain 4.30). Where domain.md proposes a permission
// that nobody holds yet, its fallback stands: the nearest create right, or the right of the queue the act lives in.

/** Verifies identities, changes names, sends data back: `customer:verify` is proposed. */
export const IDENTITY = 'customer:create';

/** Accepts or refuses changes of level. */
export const LEVEL = 'customer:list';

/** Decides requests for deletion: an own `:approve` is proposed. */
export const DELETION = 'customer-delete-request:view';
