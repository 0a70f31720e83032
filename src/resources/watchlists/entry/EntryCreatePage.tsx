import { useRedirect } from 'ra-core';
import { useCallback } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { FormDraft } from '../../../framework/form/FormDraft';
import { FormFooter } from '../../../framework/form/FormFooter';
import { FormSections } from '../../../framework/form/FormSections';
import { LockedWhileUnknown } from '../../../framework/form/LockedWhileUnknown';
import { PageForm } from '../../../framework/form/PageForm';
import { RecordSaving } from '../../../framework/form/RecordSaving';
import { defaultsOf } from '../../../framework/form/defaults';
import { useSaving } from '../../../framework/form/useSaving';
import { useIdempotencyKeys } from '../../../dataProviders/useIdempotencyKeys';
import { recordSchema } from '../../../entity/validate';
import { recordPath } from '../../../entity/paths';
import { represent } from '../../../entity/represent';
import entity from './entry.entity';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { PersonNote } from './PersonNote';
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
  const keys = useIdempotencyKeys(`${RESOURCE}.new`);
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
            <LockedWhileUnknown>
              <FormSections entity={entity} />
            </LockedWhileUnknown>
            <PersonNote />
            <FormFooter />
          </PageForm>
        </PageStack>
      </AskBeforeListing>
    </RecordSaving>
  );
}
