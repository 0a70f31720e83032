import { useReference } from 'ra-core';
import { USER_NAMES, type UserName } from './userNames';

/**
 * The name of the person behind an id (`createdBy` and the like), the id until it is known, or when nobody has it; nothing
 * for nobody. All ids that a page asks for at once go in one call.
 */
export function useUserName(id: string | undefined): string {
  const { referenceRecord } = useReference<UserName>({
    reference: USER_NAMES,
    id: id ?? '',
    options: { enabled: Boolean(id), staleTime: Infinity },
  });
  return referenceRecord?.name ?? id ?? '';
}
