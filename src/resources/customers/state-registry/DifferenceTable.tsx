import { useGetOne, useNotify, type RaRecord } from 'ra-core';
import { Suspense, lazy, useCallback, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { FieldValue } from '../../../framework/FieldValue';
import { displayError } from '../../../framework/record/displayError';
import { ShownRecord } from '../../../framework/record/ShownRecord';
import { checkOf } from '../../../framework/record/useOutcome';
import { useFieldHeading, useFieldLabel } from '../../../framework/useLabels';
import { useMay } from '../../../framework/useMay';
import { uuid } from '../../../domain/ids';
import type { XypField } from '../../../domain/xyp/differences';
import { Card } from '../../../framework/parts/Card';
import entity from '../customer/customer.entity';
import { useXypAccept } from './useXyp';
import { CardBody, CardFoot } from '../../../ui/Card/Card';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Button } from '../../../ui/Button/Button';
import textStyles from '../../../ui/Text/Text.module.css';
import { LOOK_UP_STATE_REGISTRY, type XypAcceptance, type XypReading } from './api';

const ConfirmDialog = lazy(() =>
  import('../../../ui/ConfirmDialog/ConfirmDialog').then((module) => ({
    default: module.ConfirmDialog,
  })),
);

interface Props {
  customerId: string;
  reading: XypReading;
}

/**
 * Our record against the state registry's answer: chosen fields are taken over in one call
 * (docs/domain/registries.md 4.3).
 */
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
  const { data: customer } = useGetOne('customers', { id: customerId }, { retry: false });
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
        <CardBody className={textStyles.muted} as="p">
          {translate('xyp.differences.none')}
        </CardBody>
      ) : (
        <DataTable
          caption={translate('xyp.differences.title')}
          columns={[
            ...(mayAccept
              ? [
                  {
                    key: 'pick',
                    head: (
                      <input
                        type="checkbox"

                        aria-label={translate('xyp.differences.all')}
                        checked={all}
                        onChange={() =>
                          setChosen(new Set(all ? [] : differences.map(({ field }) => field)))
                        }
                      />
                    ),
                    cell: ({ field }: (typeof differences)[number]) => (
                      <input
                        type="checkbox"

                        aria-label={translate('xyp.differences.pick', { field: label(field) })}
                        checked={chosen.has(field)}
                        onChange={() => toggle(field)}
                      />
                    ),
                  },
                ]
              : []),
            {
              key: 'field',
              head: translate('xyp.differences.field'),
              isName: true,
              cell: ({ field }) => heading(field),
            },
            {
              key: 'ours',
              head: translate('xyp.differences.ours'),
              cell: ({ field, ours }) => <Value field={field} value={ours} />,
            },
            {
              key: 'theirs',
              head: translate('xyp.differences.theirs'),
              cell: ({ field, theirs }) => (
                <b>
                  <Value field={field} value={theirs} />
                </b>
              ),
            },
          ]}
          rows={differences}
          keyOf={({ field }) => field}
          rowProps={({ field }) => ({ 'data-field': field })}
        />
      )}
      {mayAccept && differences.length > 0 && (
        <CardFoot>
          <Button
            variant="primary"
            disabled={fields.length === 0 || !customer}
            onClick={() => setKey(uuid())}
          >
            {translate('xyp.differences.accept', { count: fields.length })}
          </Button>
        </CardFoot>
      )}
      {key && customer && (
        <ShownRecord entity={entity} record={customer}>
          {(shown) => (
            <AcceptDialog
              customer={shown}
              chosen={{ readingId: reading.id, fields }}
              idempotencyKey={key}
              onDone={done}
              onClose={() => setKey(undefined)}
            />
          )}
        </ShownRecord>
      )}
    </Card>
  );
}

interface AcceptProps {
  /** As the person saw it. */
  customer: RaRecord;
  chosen: XypAcceptance;
  /** Of the person's intent. */
  idempotencyKey: string;
  onDone: (count: number) => void;
  onClose: () => void;
}

/** Asks whether the chosen fields are to be taken over. */
function AcceptDialog({ customer, chosen, idempotencyKey, onDone, onClose }: AcceptProps) {
  const translate = useTranslate();
  const accept = useXypAccept(customer, onDone);
  const count = chosen.fields.length;
  return (
    <Suspense>
      <ConfirmDialog
        open
        kind="consequence"
        title={translate('xyp.differences.accept', { count })}
        tell={(error) => displayError(error, translate)}
        onUnknown={checkOf}
        onConfirm={() => accept(chosen, idempotencyKey)}
        onClose={onClose}
      >
        {translate('xyp.differences.question', { smart_count: count })}
      </ConfirmDialog>
    </Suspense>
  );
}

/** A value of a customer's field, drawn as on the customer's page. */
export function Value({ field, value }: { field: XypField; value: string | null }) {
  return <FieldValue entity={entity} field={field} record={{ [field]: value }} place="page" />;
}
