import { useRecordContext, useRedirect, useTranslate, type RaRecord } from 'ra-core';
import { useCallback, useMemo, type ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { useIntentKeys } from '../../dataProviders/useIntentKeys';
import type { AnyEntity } from '../../entity/entity';
import { PageTitle } from '../../ui/Page/PageTitle';
import { useEntity } from '../loadEntity';
import { collectionPath, recordPath } from '../../entity/paths';
import { represent } from '../../entity/represent';
import { FormDraft } from './FormDraft';
import { FormFoot } from './FormFoot';
import { FormSections } from './FormSections';
import { LockedInDoubt } from './LockedInDoubt';
import { PageForm } from './PageForm';
import { RecordSaving } from './RecordSaving';
import { formErrors } from './formErrors';
import { useSaving } from './useSaving';
import { defaultsOf } from './defaults';
import { PageStack, PageHead } from '../../ui/Page/Page';

interface Props {
  name: string;
  kind: 'create' | 'edit';
}

/** The create or edit page of an entity. Writes are pessimistic: success is told after the gateway's answer. */
export function EntityFormPage({ name, kind }: Props) {
  const loaded = useEntity(name);
  const { id } = useParams();
  const redirect = useRedirect();
  const nameOf = useCallback((record: RaRecord) => represent(name, record), [name]);
  const open = useCallback(
    (record: RaRecord) =>
      redirect(recordPath(name, 'show', record.id) ?? collectionPath(name, 'list') ?? '/'),
    [name, redirect],
  );
  const keys = useIntentKeys(`${name}.${id ?? 'new'}`);
  const saving = useSaving({ resource: name, keys, nameOf, onSaved: open });

  return (
    <RecordSaving saving={saving} id={kind === 'edit' ? id : undefined}>
      <EntityForm entity={loaded.entity} kind={kind} Note={loaded.pages.FormNote} />
    </RecordSaving>
  );
}

interface FormProps {
  entity: AnyEntity;
  kind: Props['kind'];
  Note?: ComponentType;
}

function EntityForm({ entity, kind, Note }: FormProps) {
  const translate = useTranslate();
  const record = useRecordContext();
  const validate = useCallback(
    (values: object) => formErrors(entity, values as Record<string, unknown>, record),
    [entity, record],
  );
  const defaults = useMemo(
    () => (kind === 'create' ? defaultsOf(entity) : undefined),
    [entity, kind],
  );
  const { titles = {} } = entity;
  const name = translate(`resources.${entity.name}.name`, { smart_count: 1 });
  return (
    <PageStack>
      <PageHead>
        <PageTitle>
          {translate(titles[kind] ?? (kind === 'create' ? 'title.create' : 'title.update'), {
            name,
          })}
        </PageTitle>
      </PageHead>
      <PageForm validate={validate} defaultValues={defaults}>
        <FormDraft entity={entity} kind={kind} />
        <LockedInDoubt>
          <FormSections entity={entity} />
        </LockedInDoubt>
        {Note && <Note />}
        <FormFoot />
      </PageForm>
    </PageStack>
  );
}
