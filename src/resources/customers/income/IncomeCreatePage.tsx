import { useRedirect } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import { FormDraft } from '../../../framework/form/FormDraft';
import { FormFooter } from '../../../framework/form/FormFooter';
import { FormSections } from '../../../framework/form/FormSections';
import { PageForm } from '../../../framework/form/PageForm';
import { RecordSaving } from '../../../framework/form/RecordSaving';
import { LockedWhileUnknown } from '../../../framework/form/LockedWhileUnknown';
import { useSaving } from '../../../framework/form/useSaving';
import { useEntity } from '../../../framework/loadEntity';
import { useMay } from '../../../framework/useMay';
import { useIdempotencyKeys } from '../../../dataProviders/useIdempotencyKeys';
import type { IncomeType } from '../../../domain/enums/customers';
import type { IncomeMonth } from '../../../domain/income/months';
import { REGISTER_INCOME } from './rights';
import type { AnyEntity, RecordOf } from '../../../entity/entity';
import { text } from '../../../fields';
import { represent } from '../../../entity/represent';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { QueryBoundary } from '../../../framework/parts/QueryBoundary';
import { OwnedList } from '../customer/CustomerListPage';
import type incomeRequests from '../income-request/incomeRequest.entity';
import { FormulaCard } from './FormulaCard';
import { IncomeFilesInput } from '../income-file/IncomeFilesInput';
import { MonthGridInput } from './MonthGridInput';
import { incomeOfForm, registrationSchema, type GridValues } from './registration';
import { useIncomeStatus } from './useIncomeStatus';
import { PageStack, PageHead } from '../../../ui/Page/Page';
import { Stack, Sticky } from '../../../ui/Stack/Stack';
import { Panel, Surface } from '../../../ui/Card/Card';
import stackStyles from '../../../ui/Stack/Stack.module.css';
import type { IncomeStatusAnswer } from './api';

const RESOURCE = 'customers/income/requests';

/**
 * Registers an income of a customer: type, medium, months, documents; the formula follows what is typed
 * (docs/domain/income.md 1.1, 2.1).
 */
export function Page() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const may = useMay();
  const read = useIncomeStatus(id);
  return (
    <PageStack>
      <OwnedList id={id} />
      <PageHead>
        <PageTitle>{translate('income.register')}</PageTitle>
      </PageHead>
      {may(REGISTER_INCOME) ? (
        <QueryBoundary read={read} empty={{ title: translate('income.no_income') }}>
          {(standing) => <Registration customerId={id} standing={standing} />}
        </QueryBoundary>
      ) : (
        <Surface>
          <EmptyState
            kind="no-permission"
            title={translate('income.no_right', { permission: REGISTER_INCOME })}
          />
        </Surface>
      )}
    </PageStack>
  );
}

/** What a draft keeps: the grid of months is no field of an income, and the documents are too large (`FormDraft`). */
const drafted = (entity: AnyEntity): AnyEntity => ({
  ...entity,
  fields: { ...entity.fields, grid: text() },
});

interface RegistrationProps {
  customerId: string;
  standing: IncomeStatusAnswer;
}

function Registration({ customerId, standing }: RegistrationProps) {
  const { entity } = useEntity(RESOURCE);
  const kept = useMemo(() => drafted(entity), [entity]);
  const redirect = useRedirect();
  const open = useCallback(
    () => redirect(`/customers/${customerId}/income`),
    [customerId, redirect],
  );
  const keys = useIdempotencyKeys(`income.${customerId}.new`);
  const nameOf = useCallback(
    (record: RecordOf<typeof incomeRequests>) => represent(RESOURCE, record),
    [],
  );
  const saving = useSaving({ resource: RESOURCE, keys, nameOf, onSaved: open });
  const terms = useMemo(
    () => ({
      today: standing.today,
      windowMonths: standing.windowMonths,
      monthsMin: standing.monthsMin,
      confirmed: standing.months
        .filter((month) => month.standing === 'CONFIRMED')
        .map(({ month }) => month),
    }),
    [standing],
  );
  const schema = useMemo(() => registrationSchema(entity, terms), [entity, terms]);
  const defaults = useMemo(
    () => ({ customerId: Number(customerId), files: [], grid: {} }),
    [customerId],
  );
  return (
    <RecordSaving saving={saving} entity={entity} recordOf={incomeOfForm}>
      <PageForm className={stackStyles.split} schema={schema} defaultValues={defaults}>
        <Stack gap={16}>
          <FormDraft entity={kept} kind="create" within={customerId} />
          <LockedWhileUnknown>
            <FormSections entity={entity} only={['income']} omit={['customerId', 'months']} />
            <MonthGridInput standing={standing} />
            <Panel>
              <IncomeFilesInput />
            </Panel>
          </LockedWhileUnknown>
          <FormFooter />
        </Stack>
        <Sticky>
          <LiveFormula margins={standing.margins} />
        </Sticky>
      </PageForm>
    </RecordSaving>
  );
}

/** The formula over what is typed so far. */
function LiveFormula({ margins }: Pick<IncomeStatusAnswer, 'margins'>) {
  const [type, grid] = useWatch({ name: ['type', 'grid'] }) as [
    IncomeType | null,
    GridValues['grid'],
  ];
  const months = incomeOfForm({ grid }).months as IncomeMonth[];
  return <FormulaCard months={months} margin={type ? margins[type] : null} />;
}
