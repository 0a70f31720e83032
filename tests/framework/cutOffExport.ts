import { personOf } from '../support/journeys/gateways';

/** What a page leaves behind that is loaded again while an export is under way. */
const LEFT = {
  id: 'one',
  resource: 'bw-list',
  columns: ['name', 'listType'],
  filter: {},
  isPrivate: false,
  sort: { field: 'id', order: 'ASC' },
  locale: 'mn',
  label: 'Хар, саарал жагсаалт',
  route: '/bw-list',
  startedAt: '2026-11-21T01:00:00.000Z',
};

const keyOf = (username: string) => `urtuu.exports.${personOf(username).id}`;

/** What the tab has kept of exports of a person; null where it has nothing. */
export const keptOf = (username = 'admin'): string | null =>
  sessionStorage.getItem(keyOf(username));

/** An export of the black and grey list that the page before was making. */
export const cutOff = (own: object = {}, username = 'admin'): void =>
  sessionStorage.setItem(keyOf(username), JSON.stringify([{ ...LEFT, ...own }]));
