import type { Identifier } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { useTranslate } from '../../../i18n/useTranslate';
import { isSecondSpouse } from '../../../domain/customers/relatives';
import { maskPhone } from '../../../domain/mask';
import entity from './familyRelation.entity';
import { EntityDialog } from '../customer/EntityDialog';
import { Note } from '../../../ui/Text/Text';
import { Notice } from '../../../ui/Notice/Notice';
import type { RecordOf } from '../../../entity/entity';

interface Props {
  customerId: Identifier;
  /** The relative to change; a new one without it. */
  relative?: RecordOf<typeof entity>;
  /** The other relatives, as they are shown: with masked phones. */
  others: readonly RecordOf<typeof entity>[];
  onClose: () => void;
}

/** Adds a relative, or changes one. */
export function FamilyDialog({ customerId, relative, others, onClose }: Props) {
  const translate = useTranslate();
  return (
    <EntityDialog
      entity={entity}
      title={translate(relative ? 'people.family.edit' : 'action.add_family_member')}
      customerId={customerId}
      record={relative}
      onClose={onClose}
    >
      <SpouseHint others={others} />
      <PhoneHint others={others} />
      {relative?.confirmed === 'CONFIRMED' && <Note>{translate('people.family.unconfirms')}</Note>}
    </EntityDialog>
  );
}

/** A husband or wife is there already: a second one would be refused. */
function SpouseHint({ others }: { others: readonly RecordOf<typeof entity>[] }) {
  const translate = useTranslate();
  const type: unknown = useWatch({ name: 'type' });
  if (!isSecondSpouse({ type }, others)) return null;
  return (
    <Notice tone="danger" role="status">
      {translate('people.family.spouse_twice')}
    </Notice>
  );
}

/** Warns of a number that another relative seems to have; what is masked cannot be compared in full. */
function PhoneHint({ others }: { others: readonly RecordOf<typeof entity>[] }) {
  const translate = useTranslate();
  const phone = String(useWatch({ name: 'phone' }) ?? '');
  const same = others.find((one) => phone !== '' && one.phone === maskPhone(phone));
  if (!same) return null;
  return (
    <Notice tone="caution" role="status">
      {translate('people.family.maybe_shared', {
        name: [same.lastName, same.firstName].filter(Boolean).join(' '),
      })}
    </Notice>
  );
}
