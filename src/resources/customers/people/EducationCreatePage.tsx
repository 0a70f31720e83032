import { useRedirect, useTranslate } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { FormDraft } from '../../../crud/form/FormDraft';
import { FormFoot } from '../../../crud/form/FormFoot';
import { FormSections } from '../../../crud/form/FormSections';
import { PageForm } from '../../../crud/form/PageForm';
import { RecordSaving } from '../../../crud/form/RecordSaving';
import { LockedInDoubt } from '../../../crud/form/LockedInDoubt';
import { useSaving } from '../../../crud/form/useSaving';
import { useIntentKeys } from '../../../dataProviders/useIntentKeys';
import { recordSchema } from '../../../entity/validate';
import { recordPath } from '../../../entity/paths';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { WhoseList } from '../CustomerListPage';
import entity from '../education';
import { PageStack, PageHead } from '../../../ui/Page/Page';

const schema = recordSchema(entity);

/** Adds education to the customer whose number is in the address (specification 1 §2). */
export function EducationCreatePage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const redirect = useRedirect();
  const keys = useIntentKeys(`education.of.${id}`);
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
        <WhoseList id={id} />
        <PageHead>
          <PageTitle>{translate('people.education.add')}</PageTitle>
        </PageHead>
        <PageForm schema={schema} defaultValues={defaults}>
          <FormDraft entity={entity} kind="create" within={id} />
          <LockedInDoubt>
            <FormSections entity={entity} />
          </LockedInDoubt>
          <FormFoot />
        </PageForm>
      </PageStack>
    </RecordSaving>
  );
}
