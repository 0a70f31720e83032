import { useGetList, useRecordContext, type RaRecord } from 'ra-core';
import { useTranslate } from '../../../../i18n/useTranslate';
import { ListFailure } from '../../../../framework/list/ListFailure';
import { useEntity } from '../../../../framework/loadEntity';
import { RecordTable } from '../../../../framework/record/RecordTable';
import type { AnyEntity } from '../../../../entity/entity';
import { manifestFor } from '../../../../entity/manifests';
import { recordPath } from '../../../../entity/paths';
import { EmptyState } from '../../../../ui/EmptyState/EmptyState';
import { Card } from '../../../../framework/parts/Card';
import { Surface } from '../../../../ui/Card/Card';
import { Skeleton } from '../../../../ui/Skeleton/Skeleton';

const RESOURCE = 'loans/pending/payment';

/** So many requests of one loan are shown. */
const MOST = 100;

/** Payments that were asked for on this loan, and what became of them (docs/domain/lending.md 8.5). */
export function LoanPaymentRequestTab() {
  const loan = useRecordContext();
  if (!loan) return null;
  return manifestFor(RESOURCE) ? <Requests loan={loan} /> : <None />;
}

function None() {
  const translate = useTranslate();
  return (
    <Surface>
      <EmptyState
        kind="nothing-yet"
        title={translate('loanPage.payments.none')}
        text={translate('loanPage.payments.none_text')}
      />
    </Surface>
  );
}

/** The field by which a request points at its loan. */
const loanField = ({ fields }: AnyEntity): string =>
  Object.keys(fields).find((name) => fields[name].options.resource === 'loans') ?? 'loanId';

function Requests({ loan }: { loan: RaRecord }) {
  const translate = useTranslate();
  const { entity } = useEntity(RESOURCE);
  const own = loanField(entity);
  const { data, error, refetch } = useGetList(
    RESOURCE,
    {
      filter: { [own]: loan.id },
      pagination: { page: 1, perPage: MOST },
      sort: entity.list.sort,
    },
    { retry: false },
  );
  if (error)
    return (
      <Surface>
        <ListFailure entity={entity} error={error as object} onRetry={() => void refetch()} />
      </Surface>
    );
  if (!data) return <Skeleton aria-busy="true" />;
  if (data.length === 0) return <None />;
  const columns = entity.list.columns.filter((column) => !/^(loan|customer)/.test(column));
  const title = translate(`resources.${RESOURCE}.name`, { smart_count: 2 });
  return (
    <Card title={`${title} (${data.length})`} flush>
      <RecordTable
        entity={entity}
        columns={columns}
        records={data}
        caption={title}
        linkOf={({ id }) => recordPath(RESOURCE, 'show', id)}
      />
    </Card>
  );
}
