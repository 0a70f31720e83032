import { useRedirect } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { useTranslate } from '../../../../i18n/useTranslate';
import { defaultsOf } from '../../../../framework/form/defaults';
import { FormDraft } from '../../../../framework/form/FormDraft';
import { FormFooter } from '../../../../framework/form/FormFooter';
import { FormSections } from '../../../../framework/form/FormSections';
import { PageForm } from '../../../../framework/form/PageForm';
import { RecordSaving } from '../../../../framework/form/RecordSaving';
import { LockedWhileUnknown } from '../../../../framework/form/LockedWhileUnknown';
import { useSaving } from '../../../../framework/form/useSaving';
import { useEntity } from '../../../../framework/loadEntity';
import { useIdempotencyKeys } from '../../../../dataProviders/useIdempotencyKeys';
import type { RecordOf } from '../../../../entity/entity';
import { recordPath } from '../../../../entity/paths';
import { represent } from '../../../../entity/represent';
import { recordSchema } from '../../../../entity/validate';
import { PageTitle } from '../../../../ui/Page/PageTitle';
import { LoanCreatePreview } from './LoanCreatePreview';
import { PageStack, PageHead } from '../../../../ui/Page/Page';
import styles from './LoanCreatePage.module.css';
import type loans from '../loan.entity';
import { Stack, Sticky } from '../../../../ui/Stack/Stack';
import { cx } from '../../../../ui/cx';
import stackStyles from '../../../../ui/Stack/Stack.module.css';

const nameOf = (record: RecordOf<typeof loans>) => represent('loans', record);

/**
 * Registers a loan (T1, docs/domain/lending.md 4.1): the generated form with the schedule, the pay-out and the warnings
 * at its side, recalculated with every key by the rules that the gateway applies.
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
  const keys = useIdempotencyKeys('loans.new');
  const saving = useSaving({
    resource: 'loans',
    keys,
    nameOf,
    onSaved: open,
    savedKey: 'toast.registered',
    failure: 'error.loan_create',
  });
  const schema = useMemo(() => recordSchema(entity), [entity]);
  const defaults = useMemo(() => ({ ...defaultsOf(entity), chartType: '04' }), [entity]);
  return (
    <RecordSaving saving={saving} entity={entity}>
      <PageStack>
        <PageHead>
          <PageTitle>{translate('menu.loans.create')}</PageTitle>
        </PageHead>
        <PageForm
          className={cx(stackStyles.split, styles.create)}
          schema={schema}
          defaultValues={defaults}
        >
          <Stack gap={16}>
            <FormDraft entity={entity} kind="create" />
            <LockedWhileUnknown>
              <FormSections entity={entity} />
            </LockedWhileUnknown>
            <FormFooter />
          </Stack>
          <Sticky
            className={styles.side}
            data-part="action-create-side"
            aria-label={translate('loanActions.create.title')}
          >
            <LoanCreatePreview />
          </Sticky>
        </PageForm>
      </PageStack>
    </RecordSaving>
  );
}
