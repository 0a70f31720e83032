import { useRedirect, useTranslate } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { FormDraft } from '../../../framework/form/FormDraft';
import { FormFoot } from '../../../framework/form/FormFoot';
import { FormSections } from '../../../framework/form/FormSections';
import { PageForm } from '../../../framework/form/PageForm';
import { RecordSaving } from '../../../framework/form/RecordSaving';
import { LockedInDoubt } from '../../../framework/form/LockedInDoubt';
import { useSaving } from '../../../framework/form/useSaving';
import { useIntentKeys } from '../../../dataProviders/useIntentKeys';
import { recordSchema } from '../../../entity/validate';
import { recordPath } from '../../../entity/paths';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { WhoseList } from '../customer/CustomerListPage';
import entity from './education.entity';
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
