import { useTranslate } from '../../i18n/useTranslate';
import { useUserName } from '../../dataProviders/useUserName';
import { NoWrap } from '../../ui/Text/Text';

/** Who did it, by name; nobody is the system. */
export function Person({ id }: { id: string | null }) {
  const translate = useTranslate();
  const name = useUserName(id ?? undefined);
  return <NoWrap>{id ? name : translate('record.by_system')}</NoWrap>;
}
