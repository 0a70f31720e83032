import type { ReactNode } from 'react';
import { CreditRegistryWriteCode } from '../../../domain/enums/credit-registry';
import { Person } from '../../../framework/parts/Person';
import { EnumChip } from '../../../ui/Chip/EnumChip';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { DateTimeText } from '../../../ui/Text/DateText';
import { Muted } from '../../../ui/Text/Text';
import type { Attempt } from './api';

interface Props<Row extends Attempt> {
  caption: string;
  /** Headings of the columns; without one for `change` there is no such column. */
  heads: Record<'at' | 'code' | 'by' | 'error', string> & { change?: string };
  rows: readonly Row[];
  /** What an attempt changed at the registry, in words. */
  change?: (row: Row) => ReactNode;
}

/** Attempts to report a contract or a loan to the credit registry, the newest first (docs/domain/registries.md 2.1). */
export function AttemptsTable<Row extends Attempt>({ caption, heads, rows, change }: Props<Row>) {
  return (
    <DataTable
      caption={caption}
      columns={[
        { key: 'at', head: heads.at, cell: ({ at }: Row) => <DateTimeText value={at} /> },
        {
          key: 'code',
          head: heads.code,
          cell: ({ code }: Row) => (
            <>
              <EnumChip of={CreditRegistryWriteCode} value={code} /> <Muted>{code}</Muted>
            </>
          ),
        },
        { key: 'by', head: heads.by, cell: ({ by }: Row) => <Person id={by} /> },
        ...(change && heads.change
          ? [{ key: 'change', head: heads.change, cell: (row: Row) => change(row) }]
          : []),
        { key: 'error', head: heads.error, cell: ({ error }: Row) => error ?? '—' },
      ]}
      rows={rows}
      keyOf={({ id }) => id}
    />
  );
}
