import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { useFieldLabel } from '../../../framework/useLabels';
import { DateTimeText } from '../../../ui/Text/DateText';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Card } from '../../../framework/parts/Card';
import { Person } from '../../../framework/parts/Person';
import { Value } from './DifferenceTable';
import type { XypAccepted } from './api';

/** What was taken over from the last reading: before, after, when and who did it. */
export function AcceptedTable({ accepted }: { accepted: readonly XypAccepted[] }) {
  const translate = useTranslate();
  const label = useFieldLabel('customers');
  if (accepted.length === 0) return null;
  const text = (key: KeyBelow<'xyp.differences'>) => translate(`xyp.differences.${key}`);
  return (
    <Card title={text('accepted')} aside={accepted.length} flush>
      <DataTable
        wrap
        caption={text('accepted')}
        columns={[
          { key: 'field', head: text('field'), cell: ({ field }) => label(field) },
          {
            key: 'before',
            head: text('before'),
            cell: ({ field, ours }) => <Value field={field} value={ours} />,
          },
          {
            key: 'after',
            head: text('after'),
            cell: ({ field, theirs }) => <Value field={field} value={theirs} />,
          },
          { key: 'by', head: text('by'), cell: ({ by }) => <Person id={by} /> },
          {
            key: 'at',
            head: translate('resources.common.fields.date'),
            cell: ({ at }) => <DateTimeText value={at} />,
          },
        ]}
        rows={accepted}
        keyOf={({ field, at }) => `${field} ${at}`}
      />
    </Card>
  );
}
