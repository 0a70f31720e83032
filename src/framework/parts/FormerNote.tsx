import type { RaRecord } from 'ra-core';
import { useTranslate } from '../../i18n/useTranslate';
import { FORMER_FIELD, type FormerValue } from '../../dataProviders/former';
import { formatDate } from '../../domain/dates';
import { Sub } from '../../ui/Text/Text';

/** Says that a row was found by what its person was called, or had as a number, before (docs/domain/customers.md 3.8). */
export function FormerNote({ record }: { record: RaRecord }) {
  const translate = useTranslate();
  const found = (record[FORMER_FIELD] as readonly FormerValue[] | undefined) ?? [];
  return found.map(({ value, until }) => (
    <Sub key={`${value} ${until}`}>
      {translate('list.former', { value, day: formatDate(until).text })}
    </Sub>
  ));
}
