import { useGetList, type RaRecord, type SortPayload } from 'ra-core';
import type { ReactNode } from 'react';
import type { RecordOf } from '../../../entity/entity';
import { recordPath } from '../../../entity/paths';
import { FieldValue } from '../../../framework/FieldValue';
import { useEntity } from '../../../framework/loadEntity';
import { Card } from '../../../framework/parts/Card';
import { useFieldLabel } from '../../../framework/useLabels';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Link } from '../../../ui/Link/Link';
import type userPosition from './userPosition.entity';

type UserPosition = RecordOf<typeof userPosition>;
type PositionField = Exclude<keyof UserPosition & string, 'id'>;

interface Props {
  title: string;
  /** Whose, or which ones. */
  filter: Partial<UserPosition>;
  /** What names a row, and leads to it. */
  name: PositionField;
  columns: readonly PositionField[];
  sort: SortPayload;
  empty: { title: string; text: string };
  /** Beside the title. */
  aside?: ReactNode;
}

/** More than one person has had; of a position with more people the list has the others. */
const MANY = { page: 1, perPage: 50 };

/** Some user positions as a card of a record that they are about. */
export function UserPositions({ title, filter, name, columns, sort, empty, aside }: Props) {
  const { entity } = useEntity<typeof userPosition>('org-user-position');
  const label = useFieldLabel(entity.name);
  const read = useGetList<UserPosition & RaRecord>(
    entity.name,
    { filter, pagination: MANY, sort },
    { retry: false },
  );
  const rows = read.data ?? [];
  return (
    <Card
      title={title}
      flush
      across
      read={read}
      empty={{ when: rows.length === 0, ...empty }}
      aside={aside}
    >
      <DataTable
        caption={title}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          {
            key: name,
            head: label(name),
            isName: true,
            cell: (row) => (
              <Link to={recordPath(entity.name, 'show', row.id) ?? ''}>{String(row[name])}</Link>
            ),
          },
          ...columns.map((field) => ({
            key: field,
            head: label(field),
            long: 'head' as const,
            cell: (row: (typeof rows)[number]) => (
              <FieldValue entity={entity} field={field} record={row} />
            ),
          })),
        ]}
      />
    </Card>
  );
}
