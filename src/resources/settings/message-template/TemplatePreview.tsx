import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetOne } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import {
  BY_HAND,
  fillTemplate,
  smsNamesIn,
  variablesOf,
} from '../../../domain/messaging/smsTemplates';
import { lineDiff } from '../../../domain/words/lineDiff';
import type { RecordOf } from '../../../entity/entity';
import type { QueryResult, ReadFailure } from '../../../framework/parts/QueryResult';
import { QueryStatus } from '../../../framework/parts/QueryStatus';
import { Card } from '../../../ui/Card/Card';
import { DiffText } from '../../../ui/DiffText/DiffText';
import { Notice } from '../../../ui/Notice/Notice';
import { Stack } from '../../../ui/Stack/Stack';
import { Note } from '../../../ui/Text/Text';
import { SmsPreview } from '../../messaging/sms/SmsPreview';
import { CustomerChoice } from '../templates/CustomerChoice';
import { VariableTable } from '../templates/VariableTable';
import { readTemplateValues, type TemplateValues } from './api';
import { EXAMPLES } from './examples';
import entity from './messageTemplate.entity';

type Template = Partial<RecordOf<typeof entity>>;

/**
 * What becomes of a template: its variables with their values for a chosen customer, the text with its size, price and
 * doubts, and what is new in it against the version in use (docs/domain/content-and-messaging.md 4.1).
 */
export function TemplatePreview({ record }: { record: Template }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const [customer, setCustomer] = useState<number | string>();
  const read = useQuery<TemplateValues, ReadFailure>({
    queryKey: [entity.name, readTemplateValues.path, customer],
    queryFn: ({ signal }) =>
      dataProvider.call(readTemplateValues, { params: { customerId: customer ?? '' }, signal }),
    enabled: customer !== undefined,
    retry: false,
  });
  const { text = '', occasion } = record;
  if (!occasion) return null;
  const values = customer === undefined ? EXAMPLES : (read.data?.values ?? {});
  const filled = fillTemplate(text, values);
  const used = smsNamesIn(text);
  const isKnown = customer === undefined || read.data !== undefined;
  return (
    <>
      <Card title={translate('messageTemplate.variables')} across data-part="template-variables">
        <Stack gap={12}>
          <Note>
            {translate(`messageTemplate.${BY_HAND.includes(occasion) ? 'by_hand' : 'by_itself'}`)}{' '}
            {translate('messageTemplate.variables_help')}
          </Note>
          <CustomerChoice customer={customer} onChange={setCustomer} />
          <MaybeRead read={customer === undefined ? undefined : read}>
            {read.data && customer !== undefined && (
              <Note>
                {read.data.loanCode
                  ? translate('messageTemplate.of_loan', { code: read.data.loanCode })
                  : translate('messageTemplate.no_loan')}
              </Note>
            )}
            {isKnown && filled.missing.length > 0 && (
              <Notice tone="warning">
                {translate('messageTemplate.missing', {
                  names: filled.missing.map((name) => `{${name}}`).join(', '),
                })}
              </Notice>
            )}
            <VariableTable
              variables={variablesOf(occasion).map((name) => ({
                name,
                written: `{${name}}`,
                meaning: translate(`enums.SmsVariable.${name}`),
                value: values[name],
                isUsed: used.includes(name),
              }))}
            />
          </MaybeRead>
        </Stack>
      </Card>
      <TemplateDifference record={record} />
      {isKnown && <SmsPreview record={{ text: filled.text }} names={[values.firstName ?? '']} />}
    </>
  );
}

/** Nothing is waited for while no customer is chosen. */
const MaybeRead = ({ read, children }: { read?: QueryResult<unknown>; children: ReactNode }) =>
  read ? <QueryStatus read={read}>{children}</QueryStatus> : children;

/** What is new in the text that is being written; nothing on the record itself. */
function TemplateDifference({ record: { id, text = '' } }: { record: Template }) {
  const translate = useTranslate();
  const { data } = useGetOne<RecordOf<typeof entity>>(
    entity.name,
    { id: id ?? 0 },
    { retry: false, enabled: id !== undefined },
  );
  const before = data?.text ?? text;
  if (before === text) return null;
  return (
    <Card title={translate('messageTemplate.difference')} across data-part="template-difference">
      <DiffText lines={lineDiff(before.split('\n'), text.split('\n'))} />
    </Card>
  );
}
