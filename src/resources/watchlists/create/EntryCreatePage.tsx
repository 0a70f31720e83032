import { useRedirect, useTranslate, type RaRecord } from 'ra-core';
import { useCallback } from 'react';
import { FormDraft } from '../../../crud/form/FormDraft';
import { FormFoot } from '../../../crud/form/FormFoot';
import { FormSections } from '../../../crud/form/FormSections';
import { LockedInDoubt } from '../../../crud/form/LockedInDoubt';
import { PageForm } from '../../../crud/form/PageForm';
import { RecordSaving } from '../../../crud/form/RecordSaving';
import { defaultsOf } from '../../../crud/form/defaults';
import { formErrors } from '../../../crud/form/formErrors';
import { useSaving } from '../../../crud/form/useSaving';
import { useIntentKeys } from '../../../dataProviders/useIntentKeys';
import { anyEntity } from '../../../entity/entity';
import { recordPath } from '../../../entity/paths';
import { represent } from '../../../entity/represent';
import { PageTitle } from '../../../ui/Page/PageTitle';
import bwList from '../bwList';
import { PersonNote } from '../list/PersonNote';
import { AskBeforeListing } from './AskBeforeListing';
import { PageStack, PageHead } from '../../../ui/Page/Page';

const RESOURCE = 'bw-list';
const entity = anyEntity(bwList);
const defaults = defaultsOf(entity);

const validate = (values: object) => formErrors(entity, { ...values });
const nameOf = (record: RaRecord) => represent(RESOURCE, record);

/** Adds one person or company to the black or grey list, with a question where loans or requests hang on it. */
export function EntryCreatePage() {
  const translate = useTranslate();
  const redirect = useRedirect();
  const keys = useIntentKeys(`${RESOURCE}.new`);
  const onSaved = useCallback(
    ({ id }: RaRecord) => redirect(recordPath(RESOURCE, 'show', id) ?? '/'),
    [redirect],
  );
  const saving = useSaving({ resource: RESOURCE, keys, nameOf, onSaved });
  return (
    <RecordSaving saving={saving}>
      <AskBeforeListing>
        <PageStack>
          <PageHead>
            <PageTitle>{translate('menu.watchlists.black_grey_create')}</PageTitle>
          </PageHead>
          <PageForm validate={validate} defaultValues={defaults}>
            <FormDraft entity={entity} kind="create" />
            <LockedInDoubt>
              <FormSections entity={entity} />
            </LockedInDoubt>
            <PersonNote />
            <FormFoot />
          </PageForm>
        </PageStack>
      </AskBeforeListing>
    </RecordSaving>
  );
}
