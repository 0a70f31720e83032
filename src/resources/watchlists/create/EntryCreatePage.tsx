import { useRedirect, useTranslate } from 'ra-core';
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
import { recordPath } from '../../../entity/paths';
import { represent } from '../../../entity/represent';
import { PageTitle } from '../../../ui/base/PageTitle';
import entity from '../bwList';
import { PersonNote } from '../list/PersonNote';
import { AskBeforeListing } from './AskBeforeListing';
import '../../../crud/crud.css';
import '../watchlists.css';
import type { RecordOf } from '../../../entity/entity';

const RESOURCE = 'bw-list';
const defaults = defaultsOf(entity);

const validate = (values: object) => formErrors(entity, { ...values });
const nameOf = (record: RecordOf<typeof entity>) => represent(RESOURCE, record);

/** Adds one person or company to the black or grey list, with a question where loans or requests hang on it. */
export function EntryCreatePage() {
  const translate = useTranslate();
  const redirect = useRedirect();
  const keys = useIntentKeys(`${RESOURCE}.new`);
  const onSaved = useCallback(
    ({ id }: RecordOf<typeof entity>) => redirect(recordPath(RESOURCE, 'show', id) ?? '/'),
    [redirect],
  );
  const saving = useSaving({ resource: RESOURCE, keys, nameOf, onSaved });
  return (
    <RecordSaving saving={saving}>
      <AskBeforeListing>
        <div className="u-page">
          <header className="u-page-head">
            <PageTitle>{translate('menu.watchlists.black_grey_create')}</PageTitle>
          </header>
          <PageForm validate={validate} defaultValues={defaults}>
            <FormDraft entity={entity} kind="create" />
            <LockedInDoubt>
              <FormSections entity={entity} />
            </LockedInDoubt>
            <PersonNote />
            <FormFoot />
          </PageForm>
        </div>
      </AskBeforeListing>
    </RecordSaving>
  );
}
