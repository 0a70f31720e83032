import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import type { RecordOf } from '../../../entity/entity';
import { QueryStatus } from '../../../framework/parts/QueryStatus';
import { Notice } from '../../../ui/Notice/Notice';
import { Note } from '../../../ui/Text/Text';
import { readRoleChange } from './api';
import type position from './position.entity';
import { RightsTable } from './RightsTable';

/** Whose rights another role of the position changes, counted and named, before it is changed. */
export function ChangeRolePreview({ record }: { record: RecordOf<typeof position> }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const roleName = useWatch({ name: 'roleName' }) as string | null | undefined;
  const isOther = Boolean(roleName) && roleName !== record.roleName;
  const read = useQuery({
    queryKey: ['org-position', 'role-change', String(record.id), roleName],
    queryFn: ({ signal }) =>
      dataProvider.call(readRoleChange, {
        params: { id: record.id },
        query: { roleName: String(roleName) },
        signal,
      }),
    enabled: isOther,
    retry: false,
  });
  if (!isOther) return <Note>{translate('organization.position.choose')}</Note>;
  const { people = [], waiting = [] } = read.data ?? {};
  return (
    <QueryStatus read={read}>
      {people.length === 0 ? (
        <Notice>{translate('organization.position.nobody')}</Notice>
      ) : (
        <RightsTable people={people} />
      )}
      {waiting.length > 0 && (
        <Note>
          {translate('organization.position.waiting', {
            names: waiting.map(({ name }) => name).join(', '),
          })}
        </Note>
      )}
    </QueryStatus>
  );
}
