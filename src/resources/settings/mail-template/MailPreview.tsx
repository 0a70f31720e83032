import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetOne } from 'ra-core';
import { useMemo, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import {
  fillMail,
  mailPlacesIn,
  mailVariablesOf,
  type MailValues,
} from '../../../domain/messaging/mailTemplates';
import type { RecordOf } from '../../../entity/entity';
import { HtmlPreview } from '../../../fields/file/HtmlPreview';
import { htmlDataUrl, htmlOf } from '../../../fields/file/schema';
import { HtmlDifference } from '../../../framework/parts/HtmlDifference';
import type { ReadFailure } from '../../../framework/parts/QueryResult';
import { QueryStatus } from '../../../framework/parts/QueryStatus';
import { Card } from '../../../ui/Card/Card';
import { Facts } from '../../../ui/Facts/Facts';
import { Notice } from '../../../ui/Notice/Notice';
import { Stack } from '../../../ui/Stack/Stack';
import { Note } from '../../../ui/Text/Text';
import { CustomerChoice } from '../templates/CustomerChoice';
import { VariableTable } from '../templates/VariableTable';
import { readMailValues } from './api';
import { EXAMPLES, OF_CUSTOMER } from './examples';
import entity from './mailTemplate.entity';

type Template = Partial<RecordOf<typeof entity>>;

/** What a customer's record does not say is shown by examples; what it should say and does not is missing. */
const valuesWith = (own: MailValues): MailValues => ({
  ...EXAMPLES,
  ...Object.fromEntries(OF_CUSTOMER.map((name) => [name, own[name] ?? null])),
});

/**
 * What becomes of a mail: its variables with their values for a chosen customer, the mail in a frame that can reach
 * nothing, and what is new in it against the version in force (docs/domain/content-and-messaging.md 4.3).
 */
export function MailPreview({ record }: { record: Template }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const [customer, setCustomer] = useState<number | string>();
  const read = useQuery<{ values: MailValues }, ReadFailure>({
    queryKey: [entity.name, readMailValues.path, customer],
    queryFn: ({ signal }) =>
      dataProvider.call(readMailValues, { params: { customerId: customer ?? '' }, signal }),
    enabled: customer !== undefined,
    retry: false,
  });
  const { type, subject = '', htmlFile: file } = record;
  const html = file ? htmlOf(file) : undefined;
  const values = useMemo(
    () => (customer === undefined ? EXAMPLES : read.data && valuesWith(read.data.values)),
    [customer, read.data],
  );
  const mail = useMemo(
    () =>
      html === undefined || !values
        ? undefined
        : fillMail({ subject: subject ?? '', html }, values),
    [html, subject, values],
  );
  if (!type) return null;
  const used = mailPlacesIn(subject ?? '', html ?? '');
  const filled = (
    <Stack gap={12}>
      {mail && mail.missing.length > 0 && (
        <Notice tone="warning">
          {translate('mailTemplate.missing', { names: mail.missing.join(', ') })}
        </Notice>
      )}
      <VariableTable
        variables={mailVariablesOf(type).map((name) => ({
          name,
          written: `{{${name}}}`,
          meaning: translate(`enums.MailVariable.${name}`),
          value: values?.[name],
          isUsed: used.includes(name),
        }))}
      />
    </Stack>
  );
  return (
    <>
      <Card title={translate('messageTemplate.variables')} across data-part="mail-variables">
        <Stack gap={12}>
          <Note>{translate('mailTemplate.variables_help')}</Note>
          <CustomerChoice customer={customer} onChange={setCustomer} />
          {customer === undefined ? filled : <QueryStatus read={read}>{filled}</QueryStatus>}
        </Stack>
      </Card>
      {file && mail && (
        <Card title={translate('mailTemplate.preview')} across data-part="mail-preview">
          <Stack gap={12}>
            <Facts facts={[[translate('mailTemplate.subject'), mail.subject]]} />
            <HtmlPreview
              file={{
                name: file.name,
                type: 'text/html',
                size: mail.html.length,
                data: htmlDataUrl(mail.html),
              }}
            />
          </Stack>
        </Card>
      )}
      <MailDifference record={record} />
    </>
  );
}

/** What is new in the file that was chosen; nothing on the record itself. */
function MailDifference({ record: { id, htmlFile: file } }: { record: Template }) {
  const read = useGetOne<RecordOf<typeof entity>>(
    entity.name,
    { id: id ?? 0 },
    { retry: false, enabled: id !== undefined },
  );
  const before = read.data;
  if (!file || !before || before.htmlFile.data === file.data) return null;
  return (
    <HtmlDifference
      file={file}
      before={{ version: before.version, file: before.htmlFile }}
      read={read}
    />
  );
}
