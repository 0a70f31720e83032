import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { FieldValue } from '../../../framework/FieldValue';
import entity from './write.entity';
import { Chip } from '../../../ui/Chip/Chip';
import type { WriteRecord } from './WriteRecord';
import { Table, TableFrame } from '../../../ui/DataTable/Table';

/** What is compared: the difference that it makes, our field, the registry's. */
const ROWS = [
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
  const text = (key: string) => translate(`creditRegistry.writes.${key}`);
  const value = (field: keyof typeof entity.fields, of: Record<string, unknown> = record) => (
    <FieldValue entity={entity} field={field} record={of} />
  );
  const differs = (name: string) =>
    (record.differences as readonly string[] | null | undefined)?.includes(name) ?? false;
  return (
    <TableFrame label={text('compare')}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{text('field')}</th>
            <th scope="col">{text('registry')}</th>
            <th scope="col">{typed ? text('after') : text('ours')}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([name, ours, theirs]) => {
            const isTyped = typed && ours in typed;
            return (
              <Row
                key={name}
                name={name}
                differs={isTyped ? typed[ours] !== record[theirs] : differs(name)}
              >
                <td>{value(theirs)}</td>
                <td>{value(ours, isTyped ? { ...record, ...typed } : record)}</td>
              </Row>
            );
          })}
        </tbody>
      </Table>
    </TableFrame>
  );
}

function Row({ name, differs, children }: { name: string; differs: boolean; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row">
        {translate(`enums.CreditRegistryDifference.${name}`)}{' '}
        {differs && <Chip tone="caution">≠</Chip>}
      </th>
      {children}
    </tr>
  );
}
