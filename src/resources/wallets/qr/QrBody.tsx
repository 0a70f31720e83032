import { useRecordContext } from 'ra-core';
import { lazy, Suspense } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import type { RecordOf } from '../../../entity/entity';
import { Card } from '../../../framework/parts/Card';
import { useRecordPart } from '../../../framework/parts/useRecordPart';
import { RecordSections } from '../../../framework/record/RecordSections';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { QR } from '../../../domain/settings';
import { readTaps } from './api';
import { LatestTaps } from './LatestTaps';
import entity from './qr.entity';
import { TapChart } from './TapChart';

const QrFile = lazy(() => import('./QrFile').then((module) => ({ default: module.QrFile })));

/** The code itself with its files, who is paid, and what came of it over time. */
export function QrBody() {
  const translate = useTranslate();
  const record = useRecordContext<RecordOf<typeof entity>>();
  const taps = useRecordPart('qr', readTaps, record?.id);
  if (!record) return null;
  return (
    <>
      <Card title={translate('qrCodes.picture')}>
        <Suspense fallback={<Skeleton aria-busy="true" />}>
          <QrFile record={record} />
        </Suspense>
      </Card>
      <RecordSections entity={entity} record={record} />
      <Card title={translate('qrCodes.taps.own', { days: QR.tapDays })} read={taps}>
        {taps.data && <TapChart days={taps.data.days} />}
      </Card>
      <LatestTaps id={record.id} />
    </>
  );
}
