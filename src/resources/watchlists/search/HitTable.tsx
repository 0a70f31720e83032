import { useTranslate } from 'ra-core';
import { PlainTable, type PlainRow } from '../../../ui/DataTable/PlainTable';
import { Card } from '../../../framework/parts/Card';
import { Notice } from '../../../ui/Notice/Notice';

interface Props {
  heads: readonly string[];
  rows: readonly PlainRow[];
  /** Some hits have nothing but the name in common. */
  unsure: boolean;
}

/** The hits of a search, the sure ones marked; names alone come with a warning. */
export function HitTable({ heads, rows, unsure }: Props) {
  const translate = useTranslate();
  const title = translate('watch.search.results');
  return (
    <>
      {unsure && <Notice tone="caution">{translate('watch.search.name_only')}</Notice>}
      <Card title={title} aside={rows.length} flush>
        <PlainTable label={title} heads={heads} rows={rows} />
      </Card>
    </>
  );
}
