import { RecordContextProvider, ShowBase, useShowContext } from 'ra-core';
import { useId, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import { FieldValue } from '../../../framework/FieldValue';
import { useEntity, type LoadedEntity } from '../../../framework/loadEntity';
import { ShowGate } from '../../../framework/record/RecordGate';
import { RevealProvider } from '../../../framework/record/RevealProvider';
import { useFieldHeading } from '../../../framework/useLabels';
import type { RecordOf } from '../../../entity/entity';
import { isBlank } from '../../../entity/Field';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { OwnedList } from './CustomerListPage';
import type customers from './customer.entity';
import { fieldGroups } from './fieldGroups';
import { PageStack } from '../../../ui/Page/Page';
import { Panel } from '../../../ui/Card/Card';
import { FieldLabel, Input } from '../../../ui/Input/Input';
import { Pair, Pairs } from '../../../ui/Facts/Facts';
import { CardFlow } from '../../../ui/Card/Card';
import { Row } from '../../../ui/Stack/Stack';
import { Card } from '../../../ui/Card/Card';

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
      <PageStack>
        <OwnedList id={String(record.id)} />
        <PageTitle>{translate('identity.all_fields.title')}</PageTitle>
        <Panel>
          <Row role="search">
            <FieldLabel htmlFor={id}>{translate('identity.all_fields.filter')}</FieldLabel>
            <Input
              id={id}
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
          </Row>
        </Panel>
        {groups.length === 0 && <p role="status">{translate('identity.all_fields.none')}</p>}
        <CardFlow>
          {groups.map(({ key, fields }) => (
            <Card key={key} title={translate(key)}>
              <Pairs>
                {fields.map((field) => (
                  <Pair key={field} label={label(field)}>
                    <FieldValue entity={entity} field={field} record={record} place="page" />
                  </Pair>
                ))}
              </Pairs>
            </Card>
          ))}
        </CardFlow>
      </PageStack>
    </RecordContextProvider>
  );
}
