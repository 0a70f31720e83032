import { useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { qrPng, qrSvg } from '../../../domain/qr/qrDrawing';
import { formatMoney } from '../../../domain/money';
import { QR } from '../../../domain/settings';
import type { RecordOf } from '../../../entity/entity';
import { saveFile } from '../../../framework/export/saveFile';
import { useMoneyHeading } from '../../../framework/useLabels';
import { Button } from '../../../ui/Button/Button';
import { CopyButton } from '../../../ui/CopyButton/CopyButton';
import { Notice } from '../../../ui/Notice/Notice';
import { Actions } from '../../../ui/Page/Page';
import { PrintSheet } from '../../../ui/PrintSheet/PrintSheet';
import { QrPicture } from '../../../ui/QrPicture/QrPicture';
import { Stack } from '../../../ui/Stack/Stack';
import type qr from './qr.entity';
import styles from './QrFile.module.css';

/** The picture of a code with its files and its print sheet; an expired one is no longer given out. */
export function QrFile({ record }: { record: RecordOf<typeof qr> }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const [isPrinting, setPrinting] = useState(false);
  const text = String(record.qr);
  const number = String(record.sequenceNumber);
  const isExpired = record.state === 'EXPIRED';
  const label = translate('qrCodes.picture_of', { number });
  const save = (content: BlobPart, type: string, extension: string) =>
    saveFile(new Blob([content], { type }), `qr-${number}`, extension);
  const closed = isExpired ? translate('qrCodes.expired') : undefined;
  return (
    <Stack gap={12} className={styles.file}>
      {isExpired && <Notice tone="caution">{translate('qrCodes.expired')}</Notice>}
      <QrPicture text={text} label={label} />
      <p className={styles.text}>
        {text} <CopyButton value={text} label={translate('resources.qr.fields.qr')} />
      </p>
      <Actions>
        <Button
          disabled={isExpired}
          title={closed}
          onClick={() => save(qrSvg(text), 'image/svg+xml', 'svg')}
        >
          {translate('qrCodes.download', { kind: 'SVG' })}
        </Button>
        <Button
          disabled={isExpired}
          title={closed}
          onClick={() => save(qrPng(text), 'image/png', 'png')}
        >
          {translate('qrCodes.download', { kind: 'PNG' })}
        </Button>
        <Button
          variant="primary"
          disabled={isExpired}
          title={closed}
          onClick={() => setPrinting(true)}
        >
          {translate('qrCodes.print_sheet')}
        </Button>
      </Actions>
      {isPrinting && (
        <PrintSheet onDone={() => setPrinting(false)}>
          {Array.from({ length: QR.sheetCopies }, (_, copy) => (
            <div key={copy}>
              <QrPicture text={text} label={label} width={220} />
              <p>
                <b>{record.name}</b>
              </p>
              {record.amount && (
                <p>
                  {heading(translate('resources.common.fields.amount'))}:{' '}
                  {formatMoney(record.amount)}
                </p>
              )}
              {record.purpose && <p>{record.purpose}</p>}
              <p>{number}</p>
            </div>
          ))}
        </PrintSheet>
      )}
    </Stack>
  );
}
