import { useGetOne } from 'ra-core';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { dynamicKey } from '../../../i18n/dynamicKey';
import { useTranslate } from '../../../i18n/useTranslate';
import { EntityListPage } from '../../../framework/list/EntityListPage';
import { ListFilterContext } from '../../../framework/list/permanentFilter';
import { FieldValue } from '../../../framework/FieldValue';
import { useFieldLabel } from '../../../framework/useLabels';
import { Segment, type SegmentKind } from '../../../domain/enums/customerLists';
import { labelKeyOf, normalise } from '../../../domain/enums/readEnum';
import { collectionPath } from '../../../entity/paths';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { KeyFacts } from '../../../ui/Facts/KeyFacts';
import segments from './segment.entity';
import { Link } from '../../../ui/Link/Link';
import { CardBody, CardHead, Surface } from '../../../ui/Card/Card';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import type { RecordOf } from '../../../entity/entity';
import { RecordSub } from '../../../ui/RecordHead/RecordHead';

const entity = segments;
const FACTS = ['code', 'kind', 'members', 'share', 'mayLend', 'newMembers'] as const;

/** A segment: its rule and counts, and below them its customers as a list. */
export function SegmentPage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const within = useMemo(() => ({ segments: id }), [id]);
  const segment = normalise(Segment, id);
  if (segment === undefined)
    return (
      <EmptyState
        kind="no-match"
        level={1}
        title={translate('error.not_found')}
        text={translate('record.not_found')}
      />
    );
  return (
    <ListFilterContext value={within}>
      <EntityListPage
        key={id}
        name="customers/segment-members"
        title={labelKeyOf(Segment, segment)}
        head={<SegmentHead id={id} />}
      />
    </ListFilterContext>
  );
}

function SegmentHead({ id }: { id: string }) {
  const translate = useTranslate();
  const label = useFieldLabel('customers/segments');
  const { data, error, refetch } = useGetOne<RecordOf<typeof segments> & { kind: SegmentKind }>(
    'customers/segments',
    { id },
    { retry: false },
  );
  return (
    <>
      <RecordSub as="nav">
        <Link to={collectionPath('customers/segments', 'list') ?? '/'}>
          {translate('customerLists.segment.back')}
        </Link>
      </RecordSub>
      {error ? (
        <EmptyState kind="failed" onRetry={() => void refetch()} />
      ) : data ? (
        <Surface as="section" aria-label={translate('customerLists.segment.rule')}>
          <CardHead as="p">
            <b>{translate('customerLists.segment.rule')}</b>
            {translate(dynamicKey(`customerLists.segment.rules.${data.kind.toLowerCase()}_${id}`))}
          </CardHead>
          <CardBody>
            <KeyFacts
              facts={FACTS.map((field) => ({
                key: field,
                label: label(field),
                value: <FieldValue entity={entity} field={field} record={data} />,
              }))}
            />
          </CardBody>
        </Surface>
      ) : (
        <Skeleton aria-busy="true" />
      )}
    </>
  );
}
