import type { MessageKey } from './Catalogue';

/**
 * A key that is put together of what only the run knows: the name of an entity, of its field, of an action. The one
 * door for such keys past the compiler; that there is a text for each is tested over all declarations.
 */
export const dynamicKey = (key: string): MessageKey => key as MessageKey;
