import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { StaffRole } from '../../../domain/enums/common';
import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import type { RecordOf } from '../../../entity/entity';
import { QueryStatus } from '../../../framework/parts/QueryStatus';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Notice } from '../../../ui/Notice/Notice';
import { Note } from '../../../ui/Text/Text';
import { OpenWorkTable } from '../../users/user/OpenWorkTable';
import { RightsTable } from '../position/RightsTable';
import { readLeaving, type Leaving } from './api';
import type employee from './employee.entity';

/** The account that is closed, the roles and positions that end with it, and what others have to finish. */
export function LeavePreview({ record }: { record: RecordOf<typeof employee> }) {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const read = useQuery({
    queryKey: ['org-employee', 'leaving', String(record.id)],
    queryFn: ({ signal }) => dataProvider.call(readLeaving, { params: { id: record.id }, signal }),
    retry: false,
  });
  return <QueryStatus read={read}>{read.data && <Ends leaving={read.data} />}</QueryStatus>;
}

function Ends({ leaving: { account, roles, positions, change, work } }: { leaving: Leaving }) {
  const translate = useTranslate();
  const text = (key: KeyBelow<'organization.employee'>, values?: Record<string, unknown>) =>
    translate(`organization.employee.${key}`, values);
  if (!account) return <Note>{text('without_account')}</Note>;
  return (
    <>
      <Notice tone={account.isOpen ? 'warning' : 'info'}>
        {text(account.isOpen ? 'account_ends' : 'account_closed', { login: account.loginName })}
      </Notice>
      {roles.length > 0 && (
        <DataTable
          inner
          wrap
          captioned
          caption={text('roles_end', { count: roles.length })}
          rows={roles}
          keyOf={({ role }) => role}
          columns={[
            {
              key: 'role',
              head: text('role'),
              isName: true,
              cell: ({ role }) => translate(labelKeyOf(StaffRole, role), { _: role }),
            },
            {
              key: 'by',
              head: text('given_by'),
              cell: ({ positions: by }) => by.join(', ') || text('given_by_users'),
            },
          ]}
        />
      )}
      {positions.length === 0 ? (
        <Note>{text('nothing_ends')}</Note>
      ) : (
        <DataTable
          inner
          wrap
          captioned
          caption={text('ends', { count: positions.length })}
          rows={positions}
          keyOf={({ id }) => id}
          columns={[
            {
              key: 'position',
              head: translate('resources.org-user-position.fields.positionName'),
              isName: true,
              cell: ({ positionName }) => positionName,
            },
            {
              key: 'branch',
              head: translate('resources.org-user-position.fields.branchName'),
              cell: ({ branchName }) => branchName,
            },
          ]}
        />
      )}
      <OpenWorkTable work={work} />
      {change && change.loses.length > 0 && <RightsTable people={[change]} />}
    </>
  );
}
