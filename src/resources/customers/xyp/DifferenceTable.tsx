import { useNotify, useTranslate } from 'ra-core';
import { Suspense, lazy, useCallback, useState } from 'react';
import { FieldValue } from '../../../crud/FieldValue';
import { toldOf } from '../../../crud/record/toldOf';
import { checkOf } from '../../../crud/record/useOutcome';
import { useFieldHeading, useFieldLabel } from '../../../crud/useLabels';
import { useMay } from '../../../crud/useMay';
import { uuid } from '../../../domain/ids';
import { LOOK_UP_STATE_REGISTRY } from '../../../domain/lifecycles/xypRights';
import type { XypField } from '../../../domain/xyp/differences';
import { anyEntity } from '../../../entity/entity';
import { Card } from '../../../crud/parts/Card';
import customers from '../customers';
import { useXypAccept } from './useXyp';
import type { XypReading } from './api';
import '../../../ui/base/plainTable.css';
import './xyp.css';

const ConfirmDialog = lazy(() =>
  import('../../../ui/base/ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
);

const entity = anyEntity(customers);

interface Props {
  customerId: string;
  reading: XypReading;
}

/** Our record against the state registry's answer: chosen fields are taken over in one call (domain 4.11). */
export function DifferenceTable({ customerId, reading }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const label = useFieldLabel('customers');
  const heading = useFieldHeading(entity);
  const mayAccept = useMay()(LOOK_UP_STATE_REGISTRY);
  const [chosen, setChosen] = useState<ReadonlySet<XypField>>(new Set());
  const [key, setKey] = useState<string>();
  const { differences } = reading;
  const fields = differences.map(({ field }) => field).filter((field) => chosen.has(field));
  const done = useCallback(
    (count: number) => {
      setChosen(new Set());
      notify('xyp.differences.done', {
        type: 'success',
        messageArgs: { smart_count: count },
      });
    },
    [notify],
  );
  const accept = useXypAccept(customerId, done);
  const toggle = (field: XypField) =>
    setChosen((held) => {
      const next = new Set(held);
      if (!next.delete(field)) next.add(field);
      return next;
    });
  const all = differences.length > 0 && fields.length === differences.length;

  return (
    <Card title={translate('xyp.differences.title')} aside={differences.length || undefined} flush>
      {differences.length === 0 ? (
        <p className="u-card-body u-muted">{translate('xyp.differences.none')}</p>
      ) : (
        <div
          className="u-list-table u-plain-table"
          tabIndex={0}
          role="group"
          aria-label={translate('xyp.differences.title')}
        >
          <table>
            <thead>
              <tr>
                {mayAccept && (
                  <th scope="col">
                    <input
                      type="checkbox"
                      className="u-check"
                      aria-label={translate('xyp.differences.all')}
                      checked={all}
                      onChange={() =>
                        setChosen(new Set(all ? [] : differences.map(({ field }) => field)))
                      }
                    />
                  </th>
                )}
                <th scope="col">{translate('xyp.differences.field')}</th>
                <th scope="col">{translate('xyp.differences.ours')}</th>
                <th scope="col">{translate('xyp.differences.theirs')}</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ field, ours, theirs }) => (
                <tr key={field} data-field={field}>
                  {mayAccept && (
                    <td>
                      <input
                        type="checkbox"
                        className="u-check"
                        aria-label={translate('xyp.differences.pick', { field: label(field) })}
                        checked={chosen.has(field)}
                        onChange={() => toggle(field)}
                      />
                    </td>
                  )}
                  <th scope="row">{heading(field)}</th>
                  <td>
                    <Value field={field} value={ours} />
                  </td>
                  <td className="xyp-changed">
                    <Value field={field} value={theirs} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {mayAccept && differences.length > 0 && (
        <div className="xyp-foot">
          <button
            type="button"
            className="u-button"
            data-main
            disabled={fields.length === 0}
            onClick={() => setKey(uuid())}
          >
            {translate('xyp.differences.accept', { count: fields.length })}
          </button>
        </div>
      )}
      {key && (
        <Suspense>
          <ConfirmDialog
            open
            kind="yes-no"
            title={translate('xyp.differences.accept', { count: fields.length })}
            tell={(error) => toldOf(error, translate)}
            onUnknown={checkOf}
            onConfirm={() => accept({ readingId: reading.id, fields }, key)}
            onClose={() => setKey(undefined)}
          >
            {translate('xyp.differences.question', { smart_count: fields.length })}
          </ConfirmDialog>
        </Suspense>
      )}
    </Card>
  );
}

/** A value of a customer's field, drawn as on the customer's page. */
export function Value({ field, value }: { field: XypField; value: string | null }) {
  return <FieldValue entity={entity} field={field} record={{ [field]: value }} place="page" />;
}
