import { useTranslate } from 'ra-core';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Note } from '../../../ui/Text/Text';
import type { RightsChange } from './api';

const union = (lists: readonly (readonly string[])[]): string =>
  [...new Set(lists.flat())].sort().join(', ');

/** What people may do more and less afterwards: each by name with how many rights, and below which rights these are. */
export function RightsTable({ people }: { people: readonly RightsChange[] }) {
  const translate = useTranslate();
  const rights = [
    { key: 'gains', text: union(people.map(({ gains }) => gains)) },
    { key: 'loses', text: union(people.map(({ loses }) => loses)) },
  ] as const;
  return (
    <>
      <DataTable
        inner
        wrap
        caption={translate('organization.position.affected', { count: people.length })}
        captioned
        rows={people}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'name',
            head: translate('organization.position.person'),
            isName: true,
            cell: ({ name }) => name,
          },
          {
            key: 'gains',
            head: translate('organization.position.gains'),
            numeric: true,
            cell: ({ gains }) => gains.length,
          },
          {
            key: 'loses',
            head: translate('organization.position.loses'),
            numeric: true,
            cell: ({ loses }) => loses.length,
          },
        ]}
      />
      {rights.map(
        ({ key, text }) =>
          text !== '' && (
            <Note key={key}>
              <b>{translate(`organization.position.${key}`)}</b>: {text}
            </Note>
          ),
      )}
    </>
  );
}
