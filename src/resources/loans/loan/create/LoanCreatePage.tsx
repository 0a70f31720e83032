import { useRedirect, useTranslate } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { defaultsOf } from '../../../../framework/form/defaults';
import { FormDraft } from '../../../../framework/form/FormDraft';
import { FormFoot } from '../../../../framework/form/FormFoot';
import { FormSections } from '../../../../framework/form/FormSections';
import { PageForm } from '../../../../framework/form/PageForm';
import { RecordSaving } from '../../../../framework/form/RecordSaving';
import { LockedInDoubt } from '../../../../framework/form/LockedInDoubt';
import { useSaving } from '../../../../framework/form/useSaving';
import { useEntity } from '../../../../framework/loadEntity';
import { useIntentKeys } from '../../../../dataProviders/useIntentKeys';
import type { RecordOf } from '../../../../entity/entity';
import { recordPath } from '../../../../entity/paths';
import { represent } from '../../../../entity/represent';
import { recordSchema } from '../../../../entity/validate';
import { PageTitle } from '../../../../ui/Page/PageTitle';
import { LoanCreatePreview } from './LoanCreatePreview';
import { PageStack, PageHead } from '../../../../ui/Page/Page';
import styles from './LoanCreatePage.module.css';
import type loans from '../loan.entity';

const nameOf = (record: RecordOf<typeof loans>) => represent('loans', record);

/**
 * Registers a loan (domain 4.1 T1): the generated form with the schedule, the pay-out and the warnings at its side,
 * found anew with every key by the rules that the gateway applies.
 */
export function LoanCreatePage() {
  const { entity } = useEntity('loans');
  const translate = useTranslate();
  const redirect = useRedirect();
  const open = useCallback(
    (record: RecordOf<typeof loans>) =>
      redirect(recordPath('loans', 'show', record.id) ?? '/loans'),
    [redirect],
  );
  const keys = useIntentKeys('loans.new');
  const saving = useSaving({ resource: 'loans', keys, nameOf, onSaved: open });
  const schema = useMemo(() => recordSchema(entity), [entity]);
  const defaults = useMemo(() => ({ ...defaultsOf(entity), chartType: '04' }), [entity]);
  return (
    <RecordSaving saving={saving} entity={entity}>
      <PageStack>
        <PageHead>
          <PageTitle>{translate('menu.loans.create')}</PageTitle>
        </PageHead>
        <PageForm className={styles.create} schema={schema} defaultValues={defaults}>
          <div className={styles.createForm}>
            <FormDraft entity={entity} kind="create" />
            <LockedInDoubt>
              <FormSections entity={entity} />
            </LockedInDoubt>
            <FormFoot />
          </div>
          <aside
            className={styles.createSide}
            data-part="act-create-side"
            aria-label={translate('loanActs.create.title')}
          >
            <LoanCreatePreview />
          </aside>
        </PageForm>
      </PageStack>
    </RecordSaving>
  );
}
