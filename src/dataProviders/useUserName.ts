import { useReference } from 'ra-core';
import { USER_NAMES, type UserName } from './userNames';

/** In place of a name that is on its way: an id that turns into a name reads like a mistake. */
export const ON_ITS_WAY = '…';

/**
 * The name of the person behind an id (`createdBy` and the like), the id when nobody has it; nothing for nobody. All ids
 * that a page asks for at once go in one call.
 */
export function useUserName(id: string | undefined): string {
  const { referenceRecord, isPending } = useReference<UserName>({
    reference: USER_NAMES,
    id: id ?? '',
    options: { enabled: Boolean(id), staleTime: Infinity },
  });
  if (!id) return '';
  return referenceRecord?.name ?? (isPending ? ON_ITS_WAY : id);
}
