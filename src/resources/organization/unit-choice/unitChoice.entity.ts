import { entity } from '../../../entity/entity';
import { CHOOSE_PLACES } from '../rights';
import unit from '../unit/unit.entity';

const { code, name, state, tenant } = unit.fields;

/** Units by name, for who chooses one and may not keep them (docs/domain/organisation.md 1.1). */
export default entity('org-unit-choice', {
  gateway: 'org',
  endpoint: '/unit-choices',
  assumed: true,
  represent: 'name',
  paths: { list: null, create: null, show: null, edit: null },
  access: { list: CHOOSE_PLACES },
  fields: { code, name, state, tenant },
  list: {
    columns: ['name', 'code', 'state'],
    optional: ['tenant'],
    filters: ['state', 'tenant'],
    search: true,
    sort: { field: 'code', order: 'ASC' },
  },
  identifiedBy: ['code', 'tenant'],
});
