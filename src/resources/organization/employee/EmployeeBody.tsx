import { useGetList, useRecordContext, useTranslate, type RaRecord } from 'ra-core';
import type { RecordOf } from '../../../entity/entity';
import { recordPath } from '../../../entity/paths';
import { FieldValue } from '../../../framework/FieldValue';
import { useEntity } from '../../../framework/loadEntity';
import { Card } from '../../../framework/parts/Card';
import { RecordSections } from '../../../framework/record/RecordSections';
import { useMay } from '../../../framework/useMay';
import { Button } from '../../../ui/Button/Button';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { Link } from '../../../ui/Link/Link';
import { KEEP_UNITS, KEEP_USER_POSITIONS } from '../rights';
import type userPosition from '../user-position/userPosition.entity';
import employee from './employee.entity';

type Employee = RecordOf<typeof employee>;

/** The employee, the positions of the account, and the way to it. */
export function EmployeeBody() {
  const record = useRecordContext<Employee & RaRecord>();
  const translate = useTranslate();
  const may = useMay();
  if (!record) return null;
  return (
    <>
      <RecordSections entity={employee} record={record} />
      {may(KEEP_UNITS) && (
        <p>
          <Link to={recordPath('org-unit', 'show', record.unitId) ?? ''}>
            {translate('organization.employee.open_unit')}
          </Link>
        </p>
      )}
      {may(KEEP_USER_POSITIONS) &&
        (record.staffId ? <Positions staffId={String(record.staffId)} /> : <WithoutAccount />)}
    </>
  );
}

/** Nobody has a position without an account. */
function WithoutAccount() {
  const translate = useTranslate();
  return (
    <Card title={translate('organization.employee.positions')}>
      <EmptyState
        kind="nothing-yet"
        title={translate('organization.employee.no_account')}
        text={translate('organization.employee.no_account_text')}
      />
    </Card>
  );
}

const NEWEST = { field: 'since', order: 'DESC' } as const;
const ALL = { page: 1, perPage: 50 };

/** Positions now and before, each with its role. */
function Positions({ staffId }: { staffId: string }) {
  const { entity } = useEntity<typeof userPosition>('org-user-position');
  const translate = useTranslate();
  const may = useMay();
  const read = useGetList<RecordOf<typeof userPosition> & RaRecord>(
    entity.name,
    { filter: { staffId }, pagination: ALL, sort: NEWEST },
    { retry: false },
  );
  const rows = read.data ?? [];
  const account = may('user:manage') ? recordPath('users', 'show', staffId) : undefined;
  const text = (key: string) => translate(`organization.employee.${key}`);
  const columns = ['branchName', 'roleName', 'grantsRole', 'since', 'until', 'state'] as const;
  return (
    <Card
      title={text('positions')}
      flush
      across
      read={read}
      empty={{
        when: rows.length === 0,
        title: text('no_positions'),
        text: text('no_positions_text'),
      }}
      aside={
        account && (
          <Button size="small" to={account}>
            {text('open_account')}
          </Button>
        )
      }
    >
      <DataTable
        caption={text('positions')}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'positionName',
            head: translate('resources.org-user-position.fields.positionName'),
            isName: true,
            cell: ({ id, positionName }) => (
              <Link to={recordPath(entity.name, 'show', id) ?? ''}>{positionName}</Link>
            ),
          },
          ...columns.map((field) => ({
            key: field,
            head: translate(
              field === 'state'
                ? 'resources.common.fields.state'
                : `resources.org-user-position.fields.${field}`,
            ),
            cell: (row: (typeof rows)[number]) => (
              <FieldValue entity={entity} field={field} record={row} />
            ),
          })),
        ]}
      />
    </Card>
  );
}
