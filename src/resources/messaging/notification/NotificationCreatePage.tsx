import { Suspense, lazy, use, useCallback, useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { MessageKey } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { formatDateTime } from '../../../domain/dates';
import type { MessageChannel } from '../../../domain/enums/messaging';
import { newValues } from '../../../entity/writable';
import { recordSchema } from '../../../entity/validate';
import { FormDraft } from '../../../framework/form/FormDraft';
import { FormFooter } from '../../../framework/form/FormFooter';
import { FormFields } from '../../../framework/form/FormSections';
import { PageForm } from '../../../framework/form/PageForm';
import { WhenSavedContext, type WhenSaved } from '../../../framework/form/saveTrouble';
import { useRequired } from '../../../framework/form/useRequired';
import { loadEntity } from '../../../framework/loadEntity';
import { PageHead, PageStack } from '../../../ui/Page/Page';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { Split, Stack } from '../../../ui/Stack/Stack';
import type { Audience, AudienceCount } from '../audience/api';
import { AudienceSummary } from '../audience/AudienceSummary';
import { audienceOf, useAudience } from '../audience/useAudience';
import { useAudienceViews, type AudienceView } from '../audience/useAudienceViews';
import type { NotificationBody } from './api';
import { AudienceInput } from './AudienceInput';
import { CategoryChooser } from './CategoryChooser';
import { EarlierSending } from './EarlierSending';
import entity from './notification.entity';
import { NotificationPreview } from './NotificationPreview';
import { SentContext } from './SentContext';
import { TestSending } from './TestSending';

const SendDialog = lazy(() =>
  import('./SendDialog').then((module) => ({ default: module.SendDialog })),
);

const schema = recordSchema(entity);
const MESSAGE = ['type', 'title', 'body', 'isApp', 'isMail'] as const;
const RECEIVERS = ['receiver', 'startsAt'] as const;
const RECEIVER = [...RECEIVERS, 'customerId'] as const;
const DEFAULTS = { isApp: true, isMail: false };

type Values = Partial<NotificationBody>;

/** Who the values of the form mean; undefined as long as nobody is chosen. */
function audienceIn(values: Values, views: readonly AudienceView[]): Audience | undefined {
  const { receiver, customerId, audience } = values;
  if (receiver === 'ALL') return { of: 'customers', filter: {} };
  if (receiver === 'CUSTOMER')
    return customerId ? { of: 'customers', filter: { id: customerId } } : undefined;
  const view = receiver === 'AUDIENCE' && views.find(({ name }) => name === audience);
  return view ? { of: view.of, filter: view.filter } : undefined;
}

/** Without what was chosen for another kind of receiver before. */
const chosenOf = ({ customerId, audience, ...rest }: Values): Values => ({
  ...rest,
  ...(rest.receiver === 'CUSTOMER' ? { customerId } : {}),
  ...(rest.receiver === 'AUDIENCE' ? { audience } : {}),
});

const channelsIn = ({ isApp, isMail }: Values): MessageChannel[] => [
  ...(isApp ? (['APP'] as const) : []),
  ...(isMail ? (['MAIL'] as const) : []),
];

/**
 * A notification to one customer, to those of a view, or to everybody: written with the phone in sight, its receivers
 * counted and named before it can be sent, and sent after a second look (docs/domain/content-and-messaging.md 3.1, 3.4).
 */
export function Page() {
  const translate = useTranslate();
  // What is doubtful in a text is said in the words of SMS.
  use(loadEntity('sms'));
  const [listeners] = useState(() => new Set<() => void>());
  const whenSaved = useCallback<WhenSaved>(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    [listeners],
  );
  const whenSent = useCallback(() => {
    for (const listener of listeners) listener();
  }, [listeners]);
  const [asked, setAsked] = useState<Values>();
  return (
    <PageStack>
      <PageHead>
        <PageTitle>{translate('menu.messaging.notification_create')}</PageTitle>
      </PageHead>
      <WhenSavedContext value={whenSaved}>
        <SentContext value={whenSent}>
          <EarlierSending />
          <PageForm
            asks
            schema={schema}
            defaultValues={DEFAULTS}
            onSubmit={(values) => setAsked({ ...values })}
          >
            <FormDraft entity={entity} kind="create" />
            <MessageForm asked={asked} onAnswered={() => setAsked(undefined)} />
          </PageForm>
        </SentContext>
      </WhenSavedContext>
    </PageStack>
  );
}

interface FormProps {
  /** What the person wants to send, as long as that is being asked about. */
  asked?: Values;
  onAnswered: () => void;
}

/** What the person is asked about, and what would be sent. */
interface Question {
  asked: Values;
  message: NotificationBody | undefined;
}

function MessageForm({ asked, onAnswered }: FormProps) {
  const translate = useTranslate();
  const values = useWatch() as Values;
  const views = useAudienceViews();
  const required = useRequired(entity);
  const audience = audienceIn(values, views);
  const channels = channelsIn(values);
  const read = useAudience(channels.length > 0 ? audience : undefined, channels);
  const shown = useDeferredValue(values);
  const block = blockOf(audience, read, channels);
  // What is asked about is what was there when the button was pressed, whatever is counted meanwhile.
  const [question, setQuestion] = useState<Question>();
  if (asked !== question?.asked)
    setQuestion(asked && { asked, message: messageOf(asked, audience, read.data) });
  const message = question?.message;
  return (
    <>
      <Split side="minmax(320px, 420px)">
        <Stack gap={16}>
          <CategoryChooser />
          <FormFields
            entity={entity}
            legend={translate('resources.notification.sections.message')}
            fields={MESSAGE}
            required={required}
            first
          />
          <FormFields
            entity={entity}
            legend={translate('resources.notification.sections.receivers')}
            fields={values.receiver === 'CUSTOMER' ? RECEIVER : RECEIVERS}
            required={required}
            first={false}
          />
          {values.receiver === 'AUDIENCE' && <AudienceInput views={views} />}
          {audience && channels.length > 0 && <AudienceSummary read={read} />}
        </Stack>
        <Stack gap={16}>
          <NotificationPreview record={shown} />
          <TestSending values={values} />
        </Stack>
      </Split>
      <FormFooter
        label="messaging.notification.send"
        block={block && translate(block.key, block.values)}
      />
      {message && (
        <Suspense>
          <SendDialog
            message={message}
            quietUntil={read.data?.quietUntil ?? null}
            onClose={onAnswered}
            onChanged={() => void read.refetch()}
          />
        </Suspense>
      )}
    </>
  );
}

/** What is sent with its receivers as they were counted; undefined where nobody was. */
const messageOf = (
  asked: Values,
  audience: Audience | undefined,
  counted: AudienceCount | undefined,
): NotificationBody | undefined =>
  audience && counted
    ? ({
        ...newValues(entity, chosenOf(asked)),
        ...audienceOf(audience),
        count: counted.receivers,
      } as NotificationBody)
    : undefined;

interface Block {
  key: MessageKey;
  values?: Record<string, string>;
}

/** Why it cannot be sent yet, although what is typed is complete; what is missing is said at its field. */
function blockOf(
  audience: Audience | undefined,
  { data, error }: { data?: AudienceCount; error: unknown },
  channels: readonly MessageChannel[],
): Block | undefined {
  if (!audience || channels.length === 0) return undefined;
  if (error) return { key: 'messaging.notification.not_counted' };
  if (!data) return { key: 'messaging.notification.counting' };
  if (data.receivers === 0) return { key: 'messaging.notification.nobody' };
  if (data.lockedUntil)
    return {
      key: 'messaging.notification.locked',
      values: { time: formatDateTime(data.lockedUntil).text },
    };
  return undefined;
}
