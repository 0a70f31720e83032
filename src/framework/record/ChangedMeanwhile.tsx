import { Suspense } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import type { AnyEntity } from '../../entity/entity';
import { Button } from '../../ui/Button/Button';
import { DataTable } from '../../ui/DataTable/DataTable';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../ui/Dialog/Dialog';
import { Notice } from '../../ui/Notice/Notice';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { FieldValue } from '../FieldValue';
import { useFieldHeading } from '../useLabels';
import { changedFields, type Overtaken } from './overtaken';

interface Props {
  entity: AnyEntity;
  overtaken: Overtaken;
  onLooked: () => void;
}

const sides = ['seen', 'now'] as const;

/**
 * Nothing was done, because the record is no longer what the person decided on: what it was and what it is now, field by
 * field (docs/domain/calls.md 3.4). Afterwards the dialog of the action shows the record of now, and can be confirmed.
 */
export function ChangedMeanwhile({ entity, overtaken, onLooked }: Props) {
  const translate = useTranslate();
  const label = useFieldHeading(entity);
  const fields = changedFields(entity, overtaken);
  return (
    <Dialog width="md" role="alertdialog">
      <DialogTitle>{translate('form.conflict.title')}</DialogTitle>
      <DialogContent>
        <Notice tone="warning" sign>
          {translate(fields.length > 0 ? 'record.overtaken.text' : 'record.overtaken.elsewhere')}
        </Notice>
        {fields.length > 0 && (
          <DataTable
            caption={translate('form.conflict.title')}
            inner
            columns={[
              {
                key: 'field',
                head: translate('form.conflict.field'),
                cell: (field) => label(field),
                isName: true,
              },
              ...sides.map((side) => ({
                key: side,
                head: translate(`record.overtaken.${side}`),
                cell: (field: string) => (
                  <Suspense fallback={<Skeleton />}>
                    <FieldValue
                      entity={entity}
                      field={field}
                      record={overtaken[side]}
                      place="page"
                    />
                  </Suspense>
                ),
              })),
            ]}
            rows={fields}
            keyOf={(field) => field}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="primary" onClick={onLooked} autoFocus>
          {translate('record.overtaken.back')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
