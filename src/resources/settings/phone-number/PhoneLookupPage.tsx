import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetOne } from 'ra-core';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { isDigits } from '../../../domain/identifiers';
import type { RecordOf } from '../../../entity/entity';
import { FieldValue } from '../../../framework/FieldValue';
import { useEntity } from '../../../framework/loadEntity';
import { LookupForm } from '../../../framework/parts/LookupForm';
import { QueryStatus } from '../../../framework/parts/QueryStatus';
import { ActionButton } from '../../../framework/record/ActionButton';
import { RecordHistory } from '../../../framework/record/RecordHistory';
import { useFieldLabel } from '../../../framework/useLabels';
import { operators } from '../../../reference/operators';
import { Card } from '../../../ui/Card/Card';
import { Facts } from '../../../ui/Facts/Facts';
import { Notice } from '../../../ui/Notice/Notice';
import { PageHead, PageStack } from '../../../ui/Page/Page';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { Row, Split, Stack } from '../../../ui/Stack/Stack';
import { Note } from '../../../ui/Text/Text';
import { lookUpNumber, type NumberFound } from './api';
import entity from './phoneNumber.entity';
import { NumberMessages } from './NumberMessages';

type Known = RecordOf<typeof entity>;

/** From so many messages in a row that did not arrive on, the number itself is doubted. */
const DOUBTFUL = 2;

/** One number: whose network it is of, whether messages go to it, and what became of the last ones. */
export function Page() {
  // Loaded with the page, so that the dialogs of its actions are there when they are asked for.
  useEntity(entity.name);
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const [phone, setPhone] = useState<string>();
  const read = useQuery({
    queryKey: [entity.name, 'look-up', phone],
    queryFn: ({ signal }) =>
      dataProvider.call(lookUpNumber, { body: { phone: phone ?? '' }, signal }),
    enabled: phone !== undefined,
    retry: false,
    gcTime: 0,
  });
  return (
    <PageStack>
      <PageHead>
        <PageTitle>{translate('menu.settings.phone_number')}</PageTitle>
      </PageHead>
      <LookupForm
        label="phoneNumber.find"
        help="phoneNumber.help"
        unknown="phoneNumber.unknown"
        recognise={(typed) => {
          const digits = typed.replace(/\s/g, '');
          return isDigits(digits, 8) ? digits : undefined;
        }}
        find={setPhone}
      />
      {phone !== undefined && (
        <QueryStatus read={read}>{read.data && <Found found={read.data} />}</QueryStatus>
      )}
    </PageStack>
  );
}

function Found({ found }: { found: NumberFound }) {
  const translate = useTranslate();
  const label = useFieldLabel(entity.name);
  const { id, operator, messages } = found;
  const { data: record } = useGetOne<Known>(
    entity.name,
    { id: id ?? 0 },
    { retry: false, enabled: id !== null },
  );
  const failed = messages.slice(0, DOUBTFUL);
  const isDoubtful =
    record?.state === 'ACTIVE' &&
    failed.length === DOUBTFUL &&
    failed.every(({ state }) => state === 'FAILED');
  const network =
    operators.find(({ code }) => code === operator)?.name ?? translate('phoneNumber.no_operator');
  return (
    <Split>
      <Stack gap={16}>
        <Card
          title={translate('phoneNumber.found')}
          data-part="number"
          aside={
            record && (
              <Row>
                <ActionButton
                  entity={entity}
                  record={record}
                  action={record.state === 'ACTIVE' ? 'deactivate' : 'activate'}
                />
              </Row>
            )
          }
        >
          <Stack gap={12}>
            {id === null && <Notice>{translate('phoneNumber.stranger')}</Notice>}
            {record?.state === 'INACTIVE' && (
              <Notice tone="warning">{translate('phoneNumber.blocked')}</Notice>
            )}
            {isDoubtful && <Notice tone="caution">{translate('phoneNumber.hint')}</Notice>}
            <Facts
              facts={[
                [translate('phoneNumber.operator'), network],
                ...(record
                  ? (['phone', 'state', 'problem', 'customerId', 'checkedAt', 'checkedBy'] as const)
                      .filter((field) => record[field] !== null && record[field] !== undefined)
                      .map(
                        (field) =>
                          [
                            label(field),
                            <FieldValue
                              key={field}
                              entity={entity}
                              field={field}
                              record={record}
                              place="page"
                            />,
                          ] as const,
                      )
                  : []),
              ]}
            />
          </Stack>
        </Card>
        <Card title={translate('phoneNumber.messages')} data-part="number-messages">
          {messages.length === 0 ? (
            <Note>{translate('phoneNumber.none')}</Note>
          ) : (
            <NumberMessages messages={messages} />
          )}
        </Card>
      </Stack>
      {record && <RecordHistory entity={entity} record={record} />}
    </Split>
  );
}
