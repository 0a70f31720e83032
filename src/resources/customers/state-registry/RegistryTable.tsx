import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { PlainTable } from '../../../ui/DataTable/PlainTable';
import { Card } from '../../../framework/parts/Card';
import { CardBody } from '../../../ui/Card/Card';
import textStyles from '../../../ui/Text/Text.module.css';

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
        <CardBody className={textStyles.muted} as="p">
          {translate('xyp.detail.nothing')}
        </CardBody>
      ) : (
        <PlainTable label={title} heads={heads} rows={rows.map((cells, key) => ({ key, cells }))} />
      )}
    </Card>
  );
}
