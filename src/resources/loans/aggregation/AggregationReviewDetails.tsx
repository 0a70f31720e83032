import { useGetList } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { FieldFacts } from '../../../framework/FieldFacts';
import { FieldValue } from '../../../framework/FieldValue';
import { useFieldHeading } from '../../../framework/useLabels';
import { CALLS } from '../../../domain/settings';
import entity from './aggregation.entity';
import { Card } from '../../../framework/parts/Card';
import { DataTable } from '../../../ui/DataTable/DataTable';
import type { RecordOf } from '../../../entity/entity';

const CARDS = [
  ['terms', ['requestedAmount', 'duration', 'termUnit', 'purpose', 'requestedAt', 'expiresOn']],
  ['assessment', ['score', 'assessedAmount', 'monthlyIncome', 'monthlyDebt', 'assessedBy']],
] as const;

/** What was asked for, how it was assessed, and what the other lenders did with their copies. */
export function AggregationReviewDetails({ record }: { record: RecordOf<typeof entity> }) {
  const translate = useTranslate();
  return (
    <>
      {CARDS.map(([key, fields]) => (
        <Card key={key} title={translate(`evidence.${key}`)}>
          <FieldFacts entity={entity} fields={fields} record={record} />
        </Card>
      ))}
      <Copies record={record} />
    </>
  );
}

/** The copies that this person may see: the main tenant sees all, another one only its own. */
function Copies({ record }: { record: RecordOf<typeof entity> }) {
  const translate = useTranslate();
  const label = useFieldHeading(entity);
  const { data } = useGetList<RecordOf<typeof entity>>(
    entity.name,
    {
      filter: { requestNumber: record.requestNumber },
      pagination: { page: 1, perPage: CALLS.manyMax },
      sort: { field: 'requestedAt', order: 'ASC' },
    },
    { retry: false },
  );
  const others = (data ?? []).filter(({ id }) => id !== record.id);
  if (others.length === 0) return null;
  return (
    <Card title={translate('evidence.copies')}>
      <DataTable
        inner
        caption={translate('evidence.copies')}
        columns={(['tenant', 'state', 'decidedAt'] as const).map((field) => ({
          key: field,
          head: label(field),
          cell: (copy: RecordOf<typeof entity>) => (
            <FieldValue entity={entity} field={field} record={copy} />
          ),
        }))}
        rows={others}
        keyOf={({ id }) => id}
      />
    </Card>
  );
}
