import { useGetList, type Identifier } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import type { RecordOf } from '../../../entity/entity';
import { useEntity } from '../../../framework/loadEntity';
import { Card } from '../../../framework/parts/Card';
import { RecordTable } from '../../../framework/record/RecordTable';
import type tapEntity from '../qr-tap/qrTap.entity';

const COLUMNS = ['tappedAt', 'outcome', 'amount', 'payerBank', 'paymentId'] as const;

/** How many of the last taps the page lists. */
const LISTED = 20;

/** The last taps of a code, each with what came of it. */
export function LatestTaps({ id }: { id: Identifier }) {
  const translate = useTranslate();
  const { entity } = useEntity<typeof tapEntity>('qr_tap');
  const read = useGetList<RecordOf<typeof tapEntity>>(
    'qr_tap',
    {
      filter: { qrId: id },
      pagination: { page: 1, perPage: LISTED },
      sort: { field: 'tappedAt', order: 'DESC' },
    },
    { retry: false },
  );
  const title = translate('qrCodes.taps.latest');
  return (
    <Card
      flush
      title={title}
      read={read}
      empty={{ when: read.data?.length === 0, title: translate('qrCodes.taps.none') }}
    >
      {read.data && (
        <RecordTable entity={entity} columns={COLUMNS} records={read.data} caption={title} />
      )}
    </Card>
  );
}
