import { useRecordContext, useRedirect, type RaRecord } from 'ra-core';
import { Suspense, useCallback, useDeferredValue, useMemo, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { useTranslate } from '../../i18n/useTranslate';
import { useIdempotencyKeys } from '../../dataProviders/useIdempotencyKeys';
import type { AnyEntity } from '../../entity/entity';
import { PageTitle } from '../../ui/Page/PageTitle';
import { TrailName } from '../../ui/Page/TrailName';
import type { MessageKey, ResourceName } from '../../i18n/Catalogue';
import { changePath } from '../changes/AskedChange';
import { drawable } from '../drawable';
import { useEntity, type EntityPages } from '../loadEntity';
import { reportBroken } from '../../observe/report';
import { ErrorBoundary } from '../../ui/ErrorBoundary/ErrorBoundary';
import { collectionPath, recordPath } from '../../entity/paths';
import { represent } from '../../entity/represent';
import { recordSchema } from '../../entity/validate';
import { GuardNote } from '../record/GuardNote';
import { FormDraft } from './FormDraft';
import { FormFooter } from './FormFooter';
import { FormSections } from './FormSections';
import { LockedWhileUnknown } from './LockedWhileUnknown';
import { FormFieldsContext } from '../../fields/shared/FormFieldsContext';
import { PageForm } from './PageForm';
import { RecordSaving } from './RecordSaving';
import { useSaving } from './useSaving';
import { defaultsOf } from './defaults';
import { Notice } from '../../ui/Notice/Notice';
import { PageStack, PageHead } from '../../ui/Page/Page';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Split, Stack, Sticky } from '../../ui/Stack/Stack';
import styles from './EntityFormPage.module.css';

interface Props {
  name: ResourceName;
  kind: 'create' | 'edit';
  /** Message of the success, where the documents have words of their own for it. */
  savedKey?: MessageKey;
  /** What the form does, where it is more than saving. */
  submitKey?: MessageKey;
  /** Below the inputs: what follows from what is typed. */
  children?: ReactNode;
}

/** The create or edit page of an entity. Writes are pessimistic: success is shown after the gateway's answer. */
export function EntityFormPage({ name, kind, savedKey, submitKey, children }: Props) {
  const { entity, pages } = useEntity(name);
  const { id } = useParams();
  const redirect = useRedirect();
  const nameOf = useCallback((record: RaRecord) => represent(name, record), [name]);
  const open = useCallback(
    (record: RaRecord) =>
      redirect(
        // Of what was only asked for there is no record yet.
        (kind === 'create' && changePath(record)) ||
          (recordPath(name, 'show', record.id) ?? collectionPath(name, 'list') ?? '/'),
      ),
    [kind, name, redirect],
  );
  const keys = useIdempotencyKeys(`${name}.${id ?? 'new'}`);
  const usual = kind === 'create' ? 'toast.created' : undefined;
  const saving = useSaving({
    resource: name,
    keys,
    nameOf,
    onSaved: open,
    savedKey: savedKey ?? usual,
  });

  return (
    <RecordSaving saving={saving} entity={entity} id={kind === 'edit' ? id : undefined}>
      <EntityForm entity={entity} kind={kind} submitKey={submitKey} pages={pages}>
        {children}
      </EntityForm>
    </RecordSaving>
  );
}

/** What is typed as customers will see it, a moment later: typing comes first. */
function FormPreview({ entity, Preview }: PreviewProps) {
  const values = useDeferredValue(useWatch());
  return (
    <ErrorBoundary variant="widget" onError={reportBroken}>
      <Suspense fallback={<Skeleton aria-busy="true" />}>
        <Preview record={drawable(entity, values)} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface PreviewProps {
  entity: AnyEntity;
  Preview: NonNullable<EntityPages['Preview']>;
}

interface FormProps {
  entity: AnyEntity;
  kind: Props['kind'];
  submitKey?: MessageKey;
  pages: EntityPages;
  children?: ReactNode;
}

interface SectionsProps {
  entity: AnyEntity;
  useLocks?: EntityPages['useLocks'];
}

/** The inputs, of which some may be closed for a reason: it stands above them. */
function OpenSections({ entity, useLocks = noLocks }: SectionsProps) {
  const lock = useLocks();
  return (
    <>
      {lock && <Notice tone="caution">{lock.why}</Notice>}
      <FormSections entity={entity} locked={lock?.fields} />
    </>
  );
}

const noLocks = () => null;

/** The inputs with what follows from them: below, or where the preview is kept in sight, beside. */
function FormBody({ entity, pages, children }: Pick<FormProps, 'entity' | 'pages' | 'children'>) {
  const inputs = (
    <>
      <LockedWhileUnknown>
        <OpenSections entity={entity} useLocks={pages.useLocks} />
      </LockedWhileUnknown>
      {children}
    </>
  );
  const preview = pages.Preview && <FormPreview entity={entity} Preview={pages.Preview} />;
  if (!pages.previewBeside)
    return (
      <>
        {inputs}
        {preview}
      </>
    );
  return (
    <Split side="344px">
      <Stack gap={16}>{inputs}</Stack>
      <Sticky className={styles.preview} data-part="form-preview">
        {preview}
      </Sticky>
    </Split>
  );
}

function EntityForm({ entity, kind, submitKey, pages, children }: FormProps) {
  const translate = useTranslate();
  const schema = useMemo(() => recordSchema(entity), [entity]);
  const defaults = useMemo(
    () => (kind === 'create' ? defaultsOf(entity) : undefined),
    [entity, kind],
  );
  const { titles = {} } = entity;
  const name = translate(`resources.${entity.name}.name`, { smart_count: 1 });
  const record = useRecordContext();
  return (
    <PageStack>
      {record && <TrailName name={represent(entity.name, record)} />}
      <PageHead>
        <PageTitle>
          {translate(titles[kind] ?? (kind === 'create' ? 'title.create' : 'title.update'), {
            name,
          })}
        </PageTitle>
      </PageHead>
      <FormFieldsContext value={entity.fields}>
        <PageForm schema={schema} defaultValues={defaults}>
          <GuardNote guard={entity.guards?.[kind]} />
          <FormDraft entity={entity} kind={kind} />
          <FormBody entity={entity} pages={pages}>
            {children}
          </FormBody>
          <FormFooter label={submitKey} />
        </PageForm>
      </FormFieldsContext>
    </PageStack>
  );
}
