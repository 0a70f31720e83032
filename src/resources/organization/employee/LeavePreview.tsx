import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import type { RecordOf } from '../../../entity/entity';
import { QueryStatus } from '../../../framework/parts/QueryStatus';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Notice } from '../../../ui/Notice/Notice';
import { Note } from '../../../ui/Text/Text';
import { RightsTable } from '../position/RightsTable';
import { readLeaving, type Leaving } from './api';
import type employee from './employee.entity';

/** Which positions end with the employment, what the account may do less, and whether it is closed. */
export function LeavePreview({ record }: { record: RecordOf<typeof employee> }) {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const read = useQuery({
    queryKey: ['org-employee', 'leaving', String(record.id)],
    queryFn: ({ signal }) => dataProvider.call(readLeaving, { params: { id: record.id }, signal }),
    retry: false,
  });
  return <QueryStatus read={read}>{read.data && <Ends leaving={read.data} />}</QueryStatus>;
}

function Ends({ leaving: { positions, change, closesAccount } }: { leaving: Leaving }) {
  const translate = useTranslate();
  const text = (key: string, values?: object) => translate(`organization.employee.${key}`, values);
  return (
    <>
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
            {
              key: 'role',
              head: text('role_withdrawn'),
              cell: ({ roleName }) =>
                roleName === null
                  ? text('role_kept')
                  : translate(`enums.StaffRole.${roleName}`, { _: roleName }),
            },
          ]}
        />
      )}
      {change && change.loses.length > 0 && <RightsTable people={[change]} />}
      {closesAccount && <Notice tone="warning">{text('account_closes')}</Notice>}
    </>
  );
}
