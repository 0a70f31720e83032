import { useParams } from 'react-router-dom';
import { useGetList } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { FieldValue } from '../../../framework/FieldValue';
import { useEntity } from '../../../framework/loadEntity';
import { ActionButton } from '../../../framework/record/ActionButton';
import { useMay } from '../../../framework/useMay';
import { REGISTER_INCOME } from './rights';
import { PageTitle } from '../../../ui/Page/PageTitle';
import type { RecordOf } from '../../../entity/entity';
import { Card } from '../../../framework/parts/Card';
import { QueryBoundary } from '../../../framework/parts/QueryBoundary';
import { OwnedList } from '../customer/CustomerListPage';
import type incomeRequests from '../income-request/incomeRequest.entity';
import { MonthChart } from './MonthChart';
import { MonthGrid } from './MonthGrid';
import { IncomeStatusCard } from './IncomeStatusCard';
import { useIncomeStatus } from './useIncomeStatus';
import { Actions, PageStack, PageHead } from '../../../ui/Page/Page';
import { Row, Stack } from '../../../ui/Stack/Stack';
import { Button } from '../../../ui/Button/Button';

/**
 * The income of a customer: what salary and limit rest on, the months, and what waits for the next step
 * (docs/domain/income.md 5.1).
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
        <PageTitle>{translate('income.whose_income')}</PageTitle>
        <Actions>
          <Button to={`/customers/${id}/income/all`}>{translate('income.to_all')}</Button>
          {may(REGISTER_INCOME) && (
            <Button variant="primary" to={`/customers/${id}/income/create`}>
              {translate('income.register')}
            </Button>
          )}
        </Actions>
      </PageHead>
      <QueryBoundary read={read} empty={{ title: translate('income.no_income') }}>
        {(standing) => (
          <Stack gap={16}>
            <IncomeStatusCard standing={standing} />
            <UnsentIncomes customerId={id} />
            <MonthChart standing={standing} />
            <MonthGrid standing={standing} />
          </Stack>
        )}
      </QueryBoundary>
    </PageStack>
  );
}

/** Incomes that are registered or came back: what is missing is sent from here. */
function UnsentIncomes({ customerId }: { customerId: string }) {
  const translate = useTranslate();
  const { entity } = useEntity<typeof incomeRequests>('customers/income/requests');
  const { data = [] } = useGetList<RecordOf<typeof incomeRequests>>(
    'customers/income/all',
    {
      filter: { customerId, state: ['REGISTERING', 'RETURNED'] },
      pagination: { page: 1, perPage: 20 },
      sort: { field: 'createdAt', order: 'DESC' },
    },
    { retry: false },
  );
  if (data.length === 0) return null;
  return (
    <Card title={translate('income.files')} flush>
      <Stack as="ul" gap={0} lined>
        {data.map((record) => (
          <Row as="li" key={record.id} gap="8px 12px" pad="10px 16px">
            {(['type', 'medium', 'state', 'amount', 'attempts', 'returnReason'] as const)
              .filter((field) => record[field] !== null && record[field] !== 0)
              .map((field) => (
                <FieldValue key={field} entity={entity} field={field} record={record} />
              ))}
            <Actions as="span">
              <ActionButton
                entity={entity}
                record={record}
                action={record.state === 'RETURNED' ? 'send_income_again' : 'send_income'}
                main
              />
            </Actions>
          </Row>
        ))}
      </Stack>
    </Card>
  );
}
