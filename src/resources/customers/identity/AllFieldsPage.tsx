import { RecordContextProvider, ShowBase, useShowContext, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useParams } from 'react-router-dom';
import { FieldValue } from '../../../crud/FieldValue';
import { useEntity, type LoadedEntity } from '../../../crud/loadEntity';
import { ShowGate } from '../../../crud/record/RecordGate';
import { RevealProvider } from '../../../crud/record/RevealProvider';
import { useFieldHeading } from '../../../crud/useLabels';
import type { RecordOf } from '../../../entity/entity';
import { isBlank } from '../../../entity/Field';
import { PageTitle } from '../../../ui/base/PageTitle';
import { WhoseList } from '../CustomerListPage';
import type customers from '../customers';
import { fieldGroups } from './fieldGroups';
import '../../../crud/crud.css';
import './identity.css';

/** The trial layout: every field of the record, by group, masked until it is revealed. */
export function Page() {
  const loaded = useEntity<typeof customers>('customers');
  const { id = '' } = useParams();
  return (
    <ShowBase
      resource="customers"
      id={id}
      disableAuthentication
      queryOptions={{ retry: false, onError: () => undefined }}
    >
      <ShowGate>
        <RevealProvider loaded={loaded}>
          <AllFields loaded={loaded} />
        </RevealProvider>
      </ShowGate>
    </ShowBase>
  );
}

function AllFields({ loaded: { entity } }: { loaded: LoadedEntity<typeof customers> }) {
  const { record } = useShowContext<RecordOf<typeof customers>>();
  const translate = useTranslate();
  const label = useFieldHeading(entity);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [hidesEmpty, setHidesEmpty] = useState(false);
  if (!record) return null;
  const words = typed.trim().toLowerCase();
  const isShown = (field: keyof typeof entity.fields) =>
    (!hidesEmpty || !isBlank(record[field])) &&
    (words === '' || `${label(field)} ${field}`.toLowerCase().includes(words));
  const groups = fieldGroups(entity)
    .map(({ key, fields }) => ({ key, fields: fields.filter(isShown) }))
    .filter(({ fields }) => fields.length > 0);
  return (
    <RecordContextProvider value={record}>
      <div className="u-page">
        <WhoseList id={String(record.id)} />
        <PageTitle>{translate('identity.all_fields.title')}</PageTitle>
        <div className="u-card u-card-body id-find" role="search">
          <label className="u-filter-label" htmlFor={id}>
            {translate('identity.all_fields.filter')}
          </label>
          <input
            id={id}
            className="u-input"
            value={typed}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
          <label>
            <input
              type="checkbox"
              checked={hidesEmpty}
              onChange={(event) => setHidesEmpty(event.target.checked)}
            />{' '}
            {translate('identity.all_fields.empty')}
          </label>
        </div>
        {groups.length === 0 && <p role="status">{translate('identity.all_fields.none')}</p>}
        <div className="u-sections">
          {groups.map(({ key, fields }) => (
            <section key={key} className="u-card" aria-label={translate(key)}>
              <header className="u-section-head">
                <h2 className="u-card-title">{translate(key)}</h2>
              </header>
              <div className="u-section-body">
                <dl className="u-pairs">
                  {fields.map((field) => (
                    <div key={field} className="id-pair">
                      <dt>{label(field)}</dt>
                      <dd>
                        <FieldValue entity={entity} field={field} record={record} place="page" />
                      </dd>
                    </div>
                  ))}
                </dl>
              </div>
            </section>
          ))}
        </div>
      </div>
    </RecordContextProvider>
  );
}
