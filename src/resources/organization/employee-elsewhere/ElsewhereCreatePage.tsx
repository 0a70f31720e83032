import { useRedirect, type RaRecord } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { useIdempotencyKeys } from '../../../dataProviders/useIdempotencyKeys';
import { recordPath } from '../../../entity/paths';
import { represent } from '../../../entity/represent';
import { recordSchema } from '../../../entity/validate';
import { FormFieldsContext } from '../../../fields/shared/FormFieldsContext';
import { defaultsOf } from '../../../framework/form/defaults';
import { FormDraft } from '../../../framework/form/FormDraft';
import { FormFooter } from '../../../framework/form/FormFooter';
import { FormSections } from '../../../framework/form/FormSections';
import { LockedWhileUnknown } from '../../../framework/form/LockedWhileUnknown';
import { PageForm } from '../../../framework/form/PageForm';
import { RecordSaving } from '../../../framework/form/RecordSaving';
import { useSaving } from '../../../framework/form/useSaving';
import { useMay } from '../../../framework/useMay';
import { PageHead, PageStack } from '../../../ui/Page/Page';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { SEE_EMPLOYEES } from '../rights';
import entity from './employeeElsewhere.entity';

const RECORD = 'org-employee';
const schema = recordSchema(entity);

/** Registers an employee of another lender; afterwards it is an employee like any other, on that page. */
export function ElsewhereCreatePage() {
  const translate = useTranslate();
  const redirect = useRedirect();
  const may = useMay();
  const keys = useIdempotencyKeys(`${entity.name}.new`);
  const nameOf = useCallback((record: RaRecord) => represent(entity.name, record), []);
  const open = useCallback(
    ({ id }: RaRecord) => redirect((may(SEE_EMPLOYEES) && recordPath(RECORD, 'show', id)) || '/'),
    [may, redirect],
  );
  const saving = useSaving({
    resource: entity.name,
    keys,
    nameOf,
    onSaved: open,
    savedKey: 'toast.created',
  });
  const defaults = useMemo(() => defaultsOf(entity), []);
  return (
    <RecordSaving saving={saving} entity={entity}>
      <PageStack>
        <PageHead>
          <PageTitle>{translate('menu.organization.employee_create_on_tenant')}</PageTitle>
        </PageHead>
        <FormFieldsContext value={entity.fields}>
          <PageForm schema={schema} defaultValues={defaults}>
            <FormDraft entity={entity} kind="create" />
            <LockedWhileUnknown>
              <FormSections entity={entity} />
            </LockedWhileUnknown>
            <FormFooter />
          </PageForm>
        </FormFieldsContext>
      </PageStack>
    </RecordSaving>
  );
}
