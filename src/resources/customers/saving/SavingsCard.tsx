import { useTranslate } from '../../../i18n/useTranslate';
import { OPEN_SAVING_STATES } from '../../../domain/enums/customers';
import type { Identifier } from 'ra-core';
import { recordPath } from '../../../entity/paths';
import { useEntity } from '../../../framework/loadEntity';
import { RecordActions } from '../../../framework/record/RecordActions';
import { FieldValue } from '../../../framework/FieldValue';
import { useFieldHeading } from '../../../framework/useLabels';
import { sumMoney } from '../../../domain/money';
import type { RecordOf } from '../../../entity/entity';
import entity from './saving.entity';
import { KeyFacts } from '../../../ui/Facts/KeyFacts';
import { MoneyText } from '../../../ui/Text/MoneyText';
import { RemainingDays } from '../../../ui/Chip/RemainingDays';
import { Link } from '../../../ui/Link/Link';
import { Card } from '../../../framework/parts/Card';
import { useOwned } from '../customer/useOwned';
import { DepositCheck } from './DepositCheck';
import { Muted, Note } from '../../../ui/Text/Text';
import { Actions } from '../../../ui/Page/Page';
import { Row, Stack } from '../../../ui/Stack/Stack';

const FACTS = ['principal', 'rate', 'capitalised', 'paid', 'balance', 'openedOn'] as const;

/** States of savings that are still on a deposit account. */
const OPEN: readonly unknown[] = OPEN_SAVING_STATES;

/**
 * The savings of a customer: figures, state, actions, and whether the deposit account agrees with them
 * (docs/domain/customers.md 9.2).
 */
export function SavingsCard({ customerId }: { customerId: Identifier }) {
  // Loaded with the page, so that the dialogs of its actions are there when they are asked for.
  useEntity('saving');
  const translate = useTranslate();
  const read = useOwned(entity, customerId, 'openedOn');
  const savings = [...(read.data ?? [])].reverse();
  const standing = savings.filter(({ state }) => OPEN.includes(state));
  return (
    <Card
      title={translate('people.savings.title')}
      aside={
        standing.length > 0 && (
          <Row as={Muted}>
            {translate('people.savings.total', { count: standing.length })}
            <MoneyText value={sumMoney(standing.map(({ balance }) => balance as string))} />
          </Row>
        )
      }
      flush
      read={read}
      empty={{
        when: savings.length === 0,
        title: translate('people.savings.none'),
        text: translate('people.savings.none_text'),
      }}
    >
      <Stack as="ul" gap={0} lined>
        {savings.map((record) => (
          <Saving key={record.id} record={record} />
        ))}
      </Stack>
    </Card>
  );
}

function Saving({ record }: { record: RecordOf<typeof entity> }) {
  const translate = useTranslate();
  const heading = useFieldHeading(entity);
  return (
    <Stack as="li" pad="10px 16px">
      <Row between>
        <Row as="span">
          <b>
            <Link to={recordPath('saving', 'show', record.id) ?? ''}>{record.number}</Link>
          </b>
          <FieldValue entity={entity} field="state" record={record} />
          {record.state === 'ONGOING' && <RemainingDays date={String(record.maturesOn)} />}
          <DepositCheck saving={record} />
        </Row>
        <Actions as="span">
          <RecordActions entity={entity} record={record} />
        </Actions>
      </Row>
      <KeyFacts
        facts={[
          ...FACTS.map((field) => ({
            key: field,
            label: heading(field),
            value: <FieldValue entity={entity} field={field} record={record} />,
          })),
          ...(record.loanId
            ? [
                {
                  key: 'loan',
                  label: heading('loanId'),
                  value: <FieldValue entity={entity} field="loanId" record={record} />,
                },
                {
                  key: 'blocked',
                  label: heading('blockedAmount'),
                  value: <FieldValue entity={entity} field="blockedAmount" record={record} />,
                },
              ]
            : []),
        ]}
      />
      {record.state === 'EXPIRED' && <Note>{translate('people.savings.matured')}</Note>}
    </Stack>
  );
}
