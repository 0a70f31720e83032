import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import type { RecordOf } from '../../../entity/entity';
import { QueryStatus } from '../../../framework/parts/QueryStatus';
import { RightsTable } from '../position/RightsTable';
import { readHolderChange } from './api';
import type userPosition from './userPosition.entity';

interface Props {
  record: RecordOf<typeof userPosition>;
  action: 'grant_role' | 'withdraw_role' | 'end';
}

/** What the colleague may do more and less after the action. */
function HolderChange({ record, action }: Props) {
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const read = useQuery({
    queryKey: ['org-user-position', 'role-change', String(record.id), action],
    queryFn: ({ signal }) =>
      dataProvider.call(readHolderChange, {
        params: { id: record.id },
        query: { action },
        signal,
      }),
    retry: false,
  });
  return (
    <QueryStatus read={read}>
      <RightsTable people={read.data ? [read.data] : []} />
    </QueryStatus>
  );
}

type PreviewProps = Pick<Props, 'record'>;

export const GrantPreview = (props: PreviewProps) => (
  <HolderChange {...props} action="grant_role" />
);
export const WithdrawPreview = (props: PreviewProps) => (
  <HolderChange {...props} action="withdraw_role" />
);
export const EndPreview = (props: PreviewProps) => <HolderChange {...props} action="end" />;
