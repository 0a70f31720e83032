import { useTranslate } from '../../../i18n/useTranslate';
import { Permissions } from '../../../framework/permissions/Permissions';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Note } from '../../../ui/Text/Text';
import type { RightsChange } from './api';

const union = (lists: readonly (readonly string[])[]): string[] =>
  [...new Set(lists.flat())].sort();

/** What people may do more and less afterwards: each by name with how many rights, and below the names of these. */
export function RightsTable({ people }: { people: readonly RightsChange[] }) {
  const translate = useTranslate();
  const rights = [
    { key: 'gains', of: union(people.map(({ gains }) => gains)) },
    { key: 'loses', of: union(people.map(({ loses }) => loses)) },
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
        ({ key, of }) =>
          of.length > 0 && (
            <section key={key} aria-label={translate(`organization.position.${key}`)}>
              <Note>
                <b>{translate(`organization.position.${key}`)}</b>
              </Note>
              <Permissions of={of} />
            </section>
          ),
      )}
    </>
  );
}
