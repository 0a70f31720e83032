import { useGetOne } from 'ra-core';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import { ListFilterContext } from '../../../framework/list/permanentFilter';
import { EntityListPage } from '../../../framework/list/EntityListPage';
import { useEntity } from '../../../framework/loadEntity';
import { FieldValue } from '../../../framework/FieldValue';
import type { RecordOf } from '../../../entity/entity';
import { recordPath } from '../../../entity/paths';
import { represent } from '../../../entity/represent';
import { TrailName } from '../../../ui/Page/TrailName';
import { Link } from '../../../ui/Link/Link';
import type { MessageKey, ResourceName } from '../../../i18n/Catalogue';
import type customers from './customer.entity';
import { RecordSub } from '../../../ui/RecordHead/RecordHead';

interface Props {
  /** Entity whose records have a `customerId`. */
  name: ResourceName;
  /** Of the page. */
  title?: MessageKey;
}

/** A list of one customer: who it is, with the way back, and below it the entity's list narrowed to that person. */
export function CustomerListPage({ name, title }: Props) {
  const { id = '' } = useParams();
  const within = useMemo(() => ({ customerId: id }), [id]);
  return (
    <ListFilterContext value={within}>
      <EntityListPage name={name} title={title} head={<OwnedList id={id} />} />
    </ListFilterContext>
  );
}

/** The customer that a page below the record belongs to; nothing while it is not known. */
export function OwnedList({ id }: { id: string }) {
  const { entity } = useEntity<typeof customers>('customers');
  const translate = useTranslate();
  const { data } = useGetOne<RecordOf<typeof customers>>('customers', { id }, { retry: false });
  if (!data) return null;
  const name = represent('customers', data);
  const number = data.type === 'COMPANY' ? 'companyRegnum' : 'regnum';
  return (
    <RecordSub
      as="nav"
      data-part="owner"
      aria-label={translate('resources.customers.name', { smart_count: 1 })}
    >
      <Link to={recordPath('customers', 'show', data.id) ?? '/'}>{name}</Link>
      <TrailName name={name} above />
      {(['state', number, 'phone'] as const).map((field) => (
        <FieldValue key={field} entity={entity} field={field} record={data} />
      ))}
    </RecordSub>
  );
}
