import { useTranslate } from 'ra-core';
import { DataTable } from '../../../ui/DataTable/DataTable';
import type { RightsChange } from './api';

/** The rights themselves, so that nobody has to guess what a number stands for. */
const listed = (rights: readonly string[]): string => (rights.length > 0 ? rights.join(', ') : '—');

const headed = (rights: readonly string[]): string =>
  rights.length > 0 ? `${rights.length}: ${listed(rights)}` : listed(rights);

/** What people may do more and less afterwards, each by name. */
export function RightsTable({ people }: { people: readonly RightsChange[] }) {
  const translate = useTranslate();
  return (
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
          long: true,
          cell: ({ gains }) => headed(gains),
        },
        {
          key: 'loses',
          head: translate('organization.position.loses'),
          long: true,
          cell: ({ loses }) => headed(loses),
        },
      ]}
    />
  );
}
