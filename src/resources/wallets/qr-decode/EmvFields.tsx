import { useTranslate } from 'ra-core';
import type { EmvObject, EmvReading } from '../../../domain/qr/emv';
import { Card } from '../../../ui/Card/Card';
import { Chip } from '../../../ui/Chip/Chip';
import { Table, TableFrame } from '../../../ui/DataTable/Table';
import { Notice } from '../../../ui/Notice/Notice';
import { Stack } from '../../../ui/Stack/Stack';
import styles from './QrDecodePage.module.css';

/** Message key of what an object of a payment code means. */
function tagKey(id: string): string {
  if (id >= '02' && id <= '51') return 'qrDecode.tags.account';
  const isNamed = id <= '01' || (id >= '52' && id <= '64');
  return `qrDecode.tags.${isNamed ? id : 'other'}`;
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
          <TableFrame label={title}>
            <Table wrap caption={title} className={styles.fields}>
              <thead>
                <tr>
                  <th scope="col">{translate('qrDecode.id')}</th>
                  <th scope="col">{translate('qrDecode.field')}</th>
                  <th scope="col">{translate('qrDecode.value')}</th>
                </tr>
              </thead>
              <tbody>
                {objects.map((object, place) => (
                  <ObjectRows key={place} object={object} />
                ))}
              </tbody>
            </Table>
          </TableFrame>
        </Stack>
      )}
    </Card>
  );
}

/** An object, and what its template contains below it. */
function ObjectRows({ object: { id, value, within } }: { object: EmvObject }) {
  const translate = useTranslate();
  return (
    <>
      <tr>
        <td>{id}</td>
        <td>{translate(tagKey(id))}</td>
        <td>{within ? '' : value}</td>
      </tr>
      {within?.map((inner, place) => (
        <tr key={place} className={styles.within}>
          <td>{`${id}.${inner.id}`}</td>
          <td />
          <td>{inner.value}</td>
        </tr>
      ))}
    </>
  );
}
