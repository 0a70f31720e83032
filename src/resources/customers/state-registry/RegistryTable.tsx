import { useTranslate } from '../../../i18n/useTranslate';
import { DataTable, type Column } from '../../../ui/DataTable/DataTable';
import { Card } from '../../../framework/parts/Card';
import { CardBody } from '../../../ui/Card/Card';
import textStyles from '../../../ui/Text/Text.module.css';

interface Props<R> {
  title: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
}

/** One register's entries; says so where there are none. */
export function RegistryTable<R>({ title, columns, rows }: Props<R>) {
  const translate = useTranslate();
  return (
    <Card title={title} aside={rows.length || undefined} flush>
      {rows.length === 0 ? (
        <CardBody className={textStyles.muted} as="p">
          {translate('xyp.detail.nothing')}
        </CardBody>
      ) : (
        <DataTable wrap caption={title} columns={columns} rows={rows} keyOf={(_, at) => at} />
      )}
    </Card>
  );
}
