import { useTranslate } from 'ra-core';
import { useUserName } from '../../dataProviders/useUserName';

/** Who did it, by name; nobody is the system. */
export function Person({ id }: { id: string | null }) {
  const translate = useTranslate();
  const name = useUserName(id ?? undefined);
  return <span className="u-nowrap">{id ? name : translate('record.by_system')}</span>;
}
