import { useTranslate } from 'ra-core';
import { useFieldLabel } from '../../../framework/useLabels';
import { DateTimeText } from '../../../ui/Text/DateText';
import { PlainTable } from '../../../ui/DataTable/PlainTable';
import { Card } from '../../../framework/parts/Card';
import { Person } from '../../../framework/parts/Person';
import { Value } from './DifferenceTable';
import type { XypAccepted } from './api';

/** What was taken over from the last reading: before, after, when and by whom. */
export function AcceptedTable({ accepted }: { accepted: readonly XypAccepted[] }) {
  const translate = useTranslate();
  const label = useFieldLabel('customers');
  if (accepted.length === 0) return null;
  const text = (key: string) => translate(`xyp.differences.${key}`);
  return (
    <Card title={text('accepted')} aside={accepted.length} flush>
      <PlainTable
        label={text('accepted')}
        heads={[
          text('field'),
          text('before'),
          text('after'),
          text('by'),
          translate('resources.common.fields.date'),
        ]}
        rows={accepted.map(({ field, ours, theirs, at, by }) => ({
          key: `${field} ${at}`,
          cells: [
            label(field),
            <Value key="ours" field={field} value={ours} />,
            <Value key="theirs" field={field} value={theirs} />,
            <Person key="by" id={by} />,
            <DateTimeText key="at" value={at} />,
          ],
        }))}
      />
    </Card>
  );
}
