import { useRedirect } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import { FormDraft } from '../../../framework/form/FormDraft';
import { FormFooter } from '../../../framework/form/FormFooter';
import { FormSections } from '../../../framework/form/FormSections';
import { PageForm } from '../../../framework/form/PageForm';
import { RecordSaving } from '../../../framework/form/RecordSaving';
import { LockedWhileUnknown } from '../../../framework/form/LockedWhileUnknown';
import { useSaving } from '../../../framework/form/useSaving';
import { useIdempotencyKeys } from '../../../dataProviders/useIdempotencyKeys';
import { recordSchema } from '../../../entity/validate';
import { recordPath } from '../../../entity/paths';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { OwnedList } from '../customer/CustomerListPage';
import entity from './education.entity';
import { PageStack, PageHead } from '../../../ui/Page/Page';

const schema = recordSchema(entity);

/** Adds education to the customer whose number is in the address (docs/domain/customers.md 8.1). */
export function EducationCreatePage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const redirect = useRedirect();
  const keys = useIdempotencyKeys(`education.of.${id}`);
  const nameOf = useCallback(
    () => translate('resources.education.name', { smart_count: 1 }),
    [translate],
  );
  const onSaved = useCallback(
    () => redirect(`${recordPath('customers', 'show', id) ?? ''}/education`),
    [id, redirect],
  );
  const saving = useSaving({ resource: 'education', keys, nameOf, onSaved });
  const defaults = useMemo(() => ({ customerId: Number(id) }), [id]);
  return (
    <RecordSaving saving={saving} entity={entity}>
      <PageStack>
        <OwnedList id={id} />
        <PageHead>
          <PageTitle>{translate('people.education.add')}</PageTitle>
        </PageHead>
        <PageForm schema={schema} defaultValues={defaults}>
          <FormDraft entity={entity} kind="create" within={id} />
          <LockedWhileUnknown>
            <FormSections entity={entity} />
          </LockedWhileUnknown>
          <FormFooter />
        </PageForm>
      </PageStack>
    </RecordSaving>
  );
}
