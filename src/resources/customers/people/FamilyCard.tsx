import { useTranslate } from 'ra-core';
import { useEntity } from '../../../crud/loadEntity';
import { useState } from 'react';
import { useMay } from '../../../crud/useMay';
import { ActButton } from '../../../crud/record/ActButton';
import { CUSTOMER } from '../../../domain/settings';
import { NAME_COLUMN, type RecordOf } from '../../../entity/entity';
import { StatusChip } from '../../../ui/base/StatusChip';
import type customers from '../customers';
import entity from '../familyRelation';
import { FamilyDialog } from './FamilyDialog';
import { RecordTable } from '../../../crud/record/RecordTable';
import { Card } from '../../../crud/parts/Card';
import { RemoveRelative } from './RemoveRelative';
import { useOwned } from './useOwned';
import './people.css';

const COLUMNS = ['type', NAME_COLUMN, 'phone', 'confirmed'] as const;

/** What the dialog is open for: a new relative, or one that is there. */
type Relative = RecordOf<typeof entity>;
type Editing = Relative | 'new';

/** The relatives of a customer: who they are, who is confirmed, and whether that is enough for a contract (domain 4.8). */
export function FamilyCard({ customer }: { customer: RecordOf<typeof customers> }) {
  // Loaded with the page, so that the dialogs of its acts are there when they are asked for.
  useEntity('family_relation');
  const translate = useTranslate();
  const may = useMay();
  const [editing, setEditing] = useState<Editing>();
  const [removing, setRemoving] = useState<Relative>();
  const read = useOwned(entity, customer.id, 'id');
  const relatives = read.data ?? [];
  const confirmed = relatives.filter((one) => one.confirmed === 'CONFIRMED').length;
  const isEnough = confirmed >= CUSTOMER.familyConfirmedMin;
  const mayEdit = may(entity.access.edit);
  const shared = relatives.filter((one) => one.isPhoneShared === true);

  return (
    <Card
      title={
        <span className="people-inline">
          {translate('people.family.title')}
          {read.data && (
            <StatusChip tone={isEnough ? 'success' : 'warning'}>
              {translate('people.family.count', {
                confirmed,
                required: CUSTOMER.familyConfirmedMin,
              })}
              {!isEnough && ' ⚠'}
            </StatusChip>
          )}
        </span>
      }
      aside={
        may(entity.access.create) && (
          <button type="button" className="u-button" onClick={() => setEditing('new')}>
            {translate('action.add_family_member')}
          </button>
        )
      }
      flush
      read={read}
    >
      {read.data && !isEnough && (
        <p className="u-notice" data-tone="caution">
          {translate('validation.family_min')}
        </p>
      )}
      {shared.length > 0 && (
        <p className="u-notice" data-tone="caution">
          {translate('people.family.shared_phone', {
            names: shared.map(nameOf).join(', '),
          })}
        </p>
      )}
      {relatives.length === 0 ? (
        <p className="u-section-body u-muted">{translate('people.family.none')}</p>
      ) : (
        <RecordTable
          entity={entity}
          columns={COLUMNS}
          records={relatives}
          caption={translate('people.family.title')}
          actsOf={(record) => (
            <>
              <ActButton
                entity={entity}
                record={record}
                action={record.confirmed === 'CONFIRMED' ? 'unconfirm' : 'confirm'}
              />
              {mayEdit && (
                <>
                  <button
                    type="button"
                    className="u-text-button"
                    onClick={() => setEditing(record)}
                  >
                    {translate('action.edit')}
                  </button>
                  <button
                    type="button"
                    className="u-text-button"
                    onClick={() => setRemoving(record)}
                  >
                    {translate('action.delete')}
                  </button>
                </>
              )}
            </>
          )}
        />
      )}
      {editing && (
        <FamilyDialog
          customerId={customer.id}
          relative={editing === 'new' ? undefined : editing}
          others={relatives.filter((one) => editing === 'new' || one.id !== editing.id)}
          onClose={() => setEditing(undefined)}
        />
      )}
      {removing && <RemoveRelative relative={removing} onClose={() => setRemoving(undefined)} />}
    </Card>
  );
}

const nameOf = ({ lastName, firstName }: Relative): string =>
  [lastName, firstName].filter(Boolean).join(' ');
