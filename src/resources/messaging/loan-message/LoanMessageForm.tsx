import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useId, useState, type FormEvent } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { BY_HAND } from '../../../domain/messaging/smsTemplates';
import { useEntity } from '../../../framework/loadEntity';
import type { ReadFailure } from '../../../framework/parts/QueryResult';
import { QueryStatus } from '../../../framework/parts/QueryStatus';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { FieldLabel, Select, TextArea } from '../../../ui/Input/Input';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { Row, Split, Stack } from '../../../ui/Stack/Stack';
import { Note, Problem } from '../../../ui/Text/Text';
import { readTemplateNames, type TemplateName } from '../../settings/message-template/api';
import { audienceOf } from '../audience/useAudience';
import { useAudienceViews } from '../audience/useAudienceViews';
import type { LoanMessage, LoanReceiver } from './api';
import { LoanMessagePreview } from './LoanMessagePreview';

const RECEIVERS: readonly LoanReceiver[] = ['BORROWER', 'GUARANTOR'];
/** Codes are pasted from anywhere: columns of a sheet, lines, lists with commas. */
const BETWEEN = /[\s,;]+/u;

interface Props {
  /** The loan that it is about, where it is one; asked for without it. */
  code?: string;
}

/** What is sent, to whom; then everybody with the own message, and the way to send it. */
export function LoanMessageForm({ code }: Props) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  // Its texts: the reasons why a message is kept back.
  useEntity('sms');
  const views = useAudienceViews();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [view, setView] = useState('');
  const [templateId, setTemplateId] = useState('');
  const [to, setTo] = useState<readonly LoanReceiver[]>(['BORROWER']);
  const [asked, setAsked] = useState<LoanMessage>();
  const [missing, setMissing] = useState<'loans' | 'template' | 'to'>();
  const templates = useQuery<TemplateName[], ReadFailure>({
    queryKey: ['settings/message-template', readTemplateNames.path],
    queryFn: ({ signal }) => dataProvider.call(readTemplateNames, { signal }),
    retry: false,
  });
  const choices = templates.data?.filter(({ occasion }) => BY_HAND.includes(occasion)) ?? [];
  const chosen = choices.find((one) => String(one.id) === templateId);
  const change =
    <V,>(set: (value: V) => void) =>
    (value: V) => {
      set(value);
      // What was shown is another message than what would be sent now.
      setAsked(undefined);
      setMissing(undefined);
    };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // In a dialog the form is within that of the page.
    event.stopPropagation();
    const codes = code ? [code] : typed.split(BETWEEN).filter(Boolean);
    const audience = views.find(({ name }) => name === view);
    const lacks =
      codes.length === 0 && !audience
        ? 'loans'
        : !chosen
          ? 'template'
          : to.length === 0
            ? 'to'
            : undefined;
    setMissing(lacks);
    if (lacks || !chosen) return;
    setAsked({ codes, ...(audience && audienceOf(audience)), templateId: chosen.id, to });
  };
  return (
    <Split side="minmax(280px, 380px)">
      <Card title={translate('loanMessage.what')} data-part="loan-message">
        <form onSubmit={submit} noValidate>
          <Stack gap={12}>
            {!code && (
              <>
                <Stack gap={4}>
                  <FieldLabel htmlFor={`${id}-codes`}>{translate('loanMessage.codes')}</FieldLabel>
                  <TextArea
                    id={`${id}-codes`}
                    rows={4}
                    value={typed}
                    autoComplete="off"
                    spellCheck={false}
                    aria-invalid={missing === 'loans' || undefined}
                    aria-describedby={`${id}-codes-help`}
                    onChange={({ target }) => change(setTyped)(target.value)}
                  />
                  <Note id={`${id}-codes-help`}>{translate('loanMessage.codes_help')}</Note>
                </Stack>
                {views.length > 0 && (
                  <Stack gap={4}>
                    <FieldLabel htmlFor={`${id}-view`}>{translate('loanMessage.view')}</FieldLabel>
                    <Select
                      id={`${id}-view`}
                      value={view}
                      onChange={({ target }) => change(setView)(target.value)}
                    >
                      <option value="">{translate('loanMessage.no_view')}</option>
                      {views.map(({ name }) => (
                        <option key={name} value={name}>
                          {name}
                        </option>
                      ))}
                    </Select>
                    <Note>{translate('loanMessage.view_help')}</Note>
                  </Stack>
                )}
                {missing === 'loans' && <Problem>{translate('loanMessage.no_loans')}</Problem>}
              </>
            )}
            <QueryStatus
              read={templates}
              empty={
                choices.length === 0 ? { title: translate('loanMessage.no_templates') } : undefined
              }
            >
              <Stack gap={4}>
                <FieldLabel htmlFor={`${id}-template`}>
                  {translate('loanMessage.template')}
                </FieldLabel>
                <Select
                  id={`${id}-template`}
                  value={templateId}
                  aria-invalid={missing === 'template' || undefined}
                  onChange={({ target }) => change(setTemplateId)(target.value)}
                >
                  <option value="">{translate('loanMessage.choose')}</option>
                  {choices.map((one) => (
                    <option key={one.id} value={one.id}>
                      {one.name}
                    </option>
                  ))}
                </Select>
                {chosen && <Note>{chosen.text}</Note>}
                {missing === 'template' && (
                  <Problem>{translate('loanMessage.template_needed')}</Problem>
                )}
              </Stack>
            </QueryStatus>
            <Stack as="fieldset" gap={4}>
              <FieldLabel as="legend">{translate('loanMessage.to')}</FieldLabel>
              <Row>
                {RECEIVERS.map((one) => (
                  <label key={one}>
                    <input
                      type="checkbox"
                      checked={to.includes(one)}
                      onChange={({ target }) =>
                        change(setTo)(
                          RECEIVERS.filter((other) =>
                            other === one ? target.checked : to.includes(other),
                          ),
                        )
                      }
                    />{' '}
                    {translate(`loanMessage.${one}`)}
                  </label>
                ))}
              </Row>
              {missing === 'to' && <Problem>{translate('loanMessage.to_needed')}</Problem>}
            </Stack>
            <Row>
              <Button type="submit">{translate('loanMessage.preview')}</Button>
            </Row>
          </Stack>
        </form>
      </Card>
      {asked ? (
        <LoanMessagePreview
          message={asked}
          onAgain={() => setAsked({ ...asked, again: true })}
          onSent={() => setAsked(undefined)}
        />
      ) : (
        <Card title={translate('loanMessage.preview_title')}>
          <EmptyState kind="nothing-yet" title={translate('loanMessage.nothing_yet')} />
        </Card>
      )}
    </Split>
  );
}
