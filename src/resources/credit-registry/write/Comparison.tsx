import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { FieldValue } from '../../../framework/FieldValue';
import entity from './write.entity';
import { Chip } from '../../../ui/Chip/Chip';
import type { WriteRecord } from './WriteRecord';
import { DataTable } from '../../../ui/DataTable/DataTable';

/** What is compared: the difference that it makes, our field, the registry's. */
const ROWS = [
  ['REGNUM', 'regnum', 'registryRegnum'],
  ['CLASSIFICATION', 'classification', 'registryClass'],
  ['BALANCE', 'balance', 'registryBalance'],
  ['STATE', 'loanState', 'registryState'],
  ['CONTRACT', 'reportedContract', 'registryContract'],
  ['TYPE', 'reportedType', 'registryType'],
  ['END_DATE', 'reportedEnd', 'registryEnd'],
] as const;

interface Props {
  record: WriteRecord;
  /** What is typed into a correction, instead of the record's own values. */
  typed?: Readonly<Record<string, unknown>>;
}

/** Ours beside the registry's, with every difference marked; with what is typed, before and after. */
export function Comparison({ record, typed }: Props) {
  const translate = useTranslate();
  const text = (key: KeyBelow<'creditRegistry.writes'>) =>
    translate(`creditRegistry.writes.${key}`);
  const value = (field: keyof typeof entity.fields, of: Record<string, unknown> = record) => (
    <FieldValue entity={entity} field={field} record={of} />
  );
  const differs = ([name, ours, theirs]: (typeof ROWS)[number]) =>
    typed && ours in typed
      ? typed[ours] !== record[theirs]
      : ((record.differences as readonly string[] | null | undefined)?.includes(name) ?? false);
  return (
    <DataTable
      caption={text('compare')}
      columns={[
        {
          key: 'field',
          head: text('field'),
          cell: (row) => (
            <>
              {translate(`enums.CreditRegistryDifference.${row[0]}`)}{' '}
              {differs(row) && <Chip tone="caution">≠</Chip>}
            </>
          ),
          isName: true,
        },
        { key: 'registry', head: text('registry'), cell: ([, , theirs]) => value(theirs) },
        {
          key: 'ours',
          head: typed ? text('after') : text('ours'),
          cell: ([, ours]) =>
            value(ours, typed && ours in typed ? { ...record, ...typed } : record),
        },
      ]}
      rows={ROWS}
      keyOf={([name]) => name}
      stateOf={(row) => (differs(row) ? 'differs' : undefined)}
    />
  );
}
