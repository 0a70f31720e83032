import { useTranslate } from '../../../i18n/useTranslate';
import type { EmvObject, EmvReading } from '../../../domain/qr/emv';
import type { MessageKey } from '../../../i18n/Catalogue';
import { Card } from '../../../ui/Card/Card';
import { Chip } from '../../../ui/Chip/Chip';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Notice } from '../../../ui/Notice/Notice';
import { Stack } from '../../../ui/Stack/Stack';
import styles from './QrDecodePage.module.css';

/** Objects of a payment code that have a meaning of their own. */
const NAMED = [
  '00',
  '01',
  '52',
  '53',
  '54',
  '55',
  '56',
  '57',
  '58',
  '59',
  '60',
  '61',
  '62',
  '63',
  '64',
] as const;

/** Message key of what an object of a payment code means. */
function tagKey(id: string): MessageKey {
  if (id >= '02' && id <= '51') return 'qrDecode.tags.account';
  return `qrDecode.tags.${NAMED.find((named) => named === id) ?? 'other'}`;
}

/** The fields of a payment code as the browser reads them, its checksum, and what is wrong with it. */
export function EmvFields({ reading }: { reading: EmvReading }) {
  const translate = useTranslate();
  const { objects, checksum, problems } = reading;
  const title = translate('qrDecode.fields');
  const isRight = checksum !== null && checksum.given === checksum.computed;
  return (
    <Card
      title={title}
      flush={objects.length > 0}
      aside={
        checksum && (
          <Chip tone={isRight ? 'success' : 'danger'}>
            {translate(`qrDecode.checksum_${isRight ? 'ok' : 'wrong'}`, { ...checksum })}
          </Chip>
        )
      }
    >
      {objects.length === 0 ? (
        <p>{translate('qrDecode.not_payment')}</p>
      ) : (
        <Stack gap={0}>
          {problems.length > 0 && (
            <Notice tone="danger" role="alert">
              {problems.map((one) => translate(`qrDecode.problems.${one}`)).join(' ')}
            </Notice>
          )}
          <DataTable
            wrap
            className={styles.fields}
            caption={title}
            rows={objects.flatMap(rowsOf)}
            keyOf={(_, place) => place}
            rowProps={({ isWithin }) => (isWithin ? { className: styles.within } : {})}
            columns={[
              { key: 'id', head: translate('qrDecode.id'), cell: ({ id }) => id },
              {
                key: 'field',
                head: translate('qrDecode.field'),
                cell: ({ id, isWithin }) => !isWithin && translate(tagKey(id)),
              },
              { key: 'value', head: translate('qrDecode.value'), cell: ({ value }) => value },
            ]}
          />
        </Stack>
      )}
    </Card>
  );
}

/** An object, and what its template contains below it. */
const rowsOf = ({ id, value, within }: EmvObject) => [
  { id, value: within ? '' : value, isWithin: false },
  ...(within ?? []).map((inner) => ({
    id: `${id}.${inner.id}`,
    value: inner.value,
    isWithin: true,
  })),
];
