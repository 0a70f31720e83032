import { useTranslate } from '../../../i18n/useTranslate';
import { useEntity } from '../../../framework/loadEntity';
import { useState } from 'react';
import { useMay } from '../../../framework/useMay';
import { ActionButton } from '../../../framework/record/ActionButton';
import { NAME_COLUMN, type RecordOf } from '../../../entity/entity';
import type customers from '../customer/customer.entity';
import entity from './familyRelation.entity';
import { Chip } from '../../../ui/Chip/Chip';
import { FamilyDialog } from './FamilyDialog';
import { RecordTable } from '../../../framework/record/RecordTable';
import { Card } from '../../../framework/parts/Card';
import { RemoveRelative } from './RemoveRelative';
import { useRelativeReveal } from './useRelativeReveal';
import { useSystemSettings } from '../../settings/system/useSystemSettings';
import { useOwned } from '../customer/useOwned';
import { Row } from '../../../ui/Stack/Stack';
import { Button } from '../../../ui/Button/Button';
import { Notice } from '../../../ui/Notice/Notice';
import { CardBody } from '../../../ui/Card/Card';
import textStyles from '../../../ui/Text/Text.module.css';

const COLUMNS = ['type', NAME_COLUMN, 'phone', 'confirmed', 'confirmedBy', 'callNote'] as const;

/** What the dialog is open for: a new relative, or one that is there. */
type Relative = RecordOf<typeof entity>;
type Editing = Relative | 'new';

/**
 * The relatives of a customer: who they are, who is confirmed, and whether that is enough for a contract
 * (docs/domain/customers.md 4.2).
 */
export function FamilyCard({ customer }: { customer: RecordOf<typeof customers> }) {
  // Loaded with the page, so that the dialogs of its actions are there when they are asked for.
  useEntity('family_relation');
  const translate = useTranslate();
  const may = useMay();
  const { familyConfirmedMin } = useSystemSettings();
  const [editing, setEditing] = useState<Editing>();
  const [removing, setRemoving] = useState<Relative>();
  const revealOf = useRelativeReveal();
  const read = useOwned(entity, customer.id, 'id');
  const relatives = read.data ?? [];
  const confirmed = relatives.filter((one) => one.confirmed === 'CONFIRMED').length;
  const isEnough = confirmed >= familyConfirmedMin;
  const mayEdit = may(entity.access.edit);
  const shared = relatives.filter((one) => one.isPhoneShared === true);

  return (
    <Card
      title={
        <Row as="span">
          {translate('people.family.title')}
          {read.data && (
            <Chip tone={isEnough ? 'success' : 'warning'}>
              {translate('people.family.count', {
                confirmed,
                required: familyConfirmedMin,
              })}
              {!isEnough && ' ⚠'}
            </Chip>
          )}
        </Row>
      }
      aside={
        may(entity.access.create) && (
          <Button onClick={() => setEditing('new')}>{translate('action.add_family_member')}</Button>
        )
      }
      flush
      read={read}
    >
      {read.data && !isEnough && (
        <Notice tone="caution">
          {translate('validation.family_min', { min: familyConfirmedMin })}
        </Notice>
      )}
      {shared.length > 0 && (
        <Notice tone="caution">
          {translate('people.family.shared_phone', {
            names: shared.map(nameOf).join(', '),
          })}
        </Notice>
      )}
      {relatives.length === 0 ? (
        <CardBody className={textStyles.muted} as="p">
          {translate('people.family.none')}
        </CardBody>
      ) : (
        <RecordTable
          entity={entity}
          columns={COLUMNS}
          records={relatives}
          caption={translate('people.family.title')}
          revealOf={revealOf}
          actionsOf={(record) => (
            <>
              <ActionButton
                entity={entity}
                record={record}
                action={record.confirmed === 'CONFIRMED' ? 'unconfirm' : 'confirm'}
              />
              {mayEdit && (
                <>
                  <Button variant="text" size="small" onClick={() => setEditing(record)}>
                    {translate('action.edit')}
                  </Button>
                  <Button variant="text" size="small" onClick={() => setRemoving(record)}>
                    {translate('action.delete')}
                  </Button>
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
