import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { PlainTable } from '../../../ui/base/PlainTable';
import { Card } from '../../../crud/parts/Card';

interface Props {
  title: string;
  heads: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

/** One register's entries; says so where there are none. */
export function RegistryTable({ title, heads, rows }: Props) {
  const translate = useTranslate();
  return (
    <Card title={title} aside={rows.length || undefined} flush>
      {rows.length === 0 ? (
        <p className="u-card-body u-muted">{translate('xyp.detail.nothing')}</p>
      ) : (
        <PlainTable label={title} heads={heads} rows={rows.map((cells, key) => ({ key, cells }))} />
      )}
    </Card>
  );
}
