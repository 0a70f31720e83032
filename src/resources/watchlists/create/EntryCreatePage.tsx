import { useRedirect, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { FormDraft } from '../../../crud/form/FormDraft';
import { FormFoot } from '../../../crud/form/FormFoot';
import { FormSections } from '../../../crud/form/FormSections';
import { LockedInDoubt } from '../../../crud/form/LockedInDoubt';
import { PageForm } from '../../../crud/form/PageForm';
import { RecordSaving } from '../../../crud/form/RecordSaving';
import { defaultsOf } from '../../../crud/form/defaults';
import { useSaving } from '../../../crud/form/useSaving';
import { useIntentKeys } from '../../../dataProviders/useIntentKeys';
import { recordSchema } from '../../../entity/validate';
import { recordPath } from '../../../entity/paths';
import { represent } from '../../../entity/represent';
import entity from '../bwList';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { PersonNote } from '../list/PersonNote';
import { AskBeforeListing } from './AskBeforeListing';
import type { RecordOf } from '../../../entity/entity';
import { PageStack, PageHead } from '../../../ui/Page/Page';

const RESOURCE = 'bw-list';
const defaults = defaultsOf(entity);

const schema = recordSchema(entity);
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
    <RecordSaving saving={saving} entity={entity}>
      <AskBeforeListing>
        <PageStack>
          <PageHead>
            <PageTitle>{translate('menu.watchlists.black_grey_create')}</PageTitle>
          </PageHead>
          <PageForm schema={schema} defaultValues={defaults}>
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
