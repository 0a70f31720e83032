import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { EmailType } from '../../../../src/domain/enums/messaging';
import { fillMail, mailProblems } from '../../../../src/domain/messaging/mailTemplates';
import { htmlDataUrl } from '../../../../src/fields/file/schema';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { inForce } from '../../../engine/inForce';
import { allBut, only } from '../../../support/rights';

const desk = gatewayDesk(60);
const MAILS = '/gateway-lab/email/templates';
const KEEPER = only('mail-template:access');
/** The template of what people send. */
const NOTICE = 3;

const all = (resource: string): readonly MockRecord[] => desk.store.collection(resource)?.all ?? [];
const file = (html: string, type = 'text/html') => ({
  name: 'medegdel.html',
  type,
  size: html.length,
  data: htmlDataUrl(html),
});
const update = async (body: object, as = KEEPER, id = NOTICE) =>
  inForce(
    desk.call,
    await desk.call(`PUT ${MAILS}/${id}`, { as, body, headers: { 'If-Match': '*' } }),
  );
const version = () => all('settings/mail-template')[NOTICE - 1].version;

describe('the places of a mail', () => {
  test.each([
    [100, '<p>{{body}}</p>', [], []],
    [100, '<p>{{ body }} {{firstName}}</p>', [], []],
    [100, '<p>{{title}}</p>', [], ['body']],
    [100, '<p>{{body}}{{code}}</p>', ['code'], []],
    [2, '<p>{{code}}</p>', [], []],
    [2, '<p>{{codes}}</p>', ['codes'], ['code']],
    [1, '<a href="{{link}}">x</a>', [], []],
    [6000, '<p>{{account}} {{firstName}}</p>', ['firstName'], []],
    [8000, '<p>{{customerName}} {{<b>}}</p>', ['<b>'], []],
    [2, '<!-- {{code}} --><p>Код</p>', [], ['code']],
    [2, '<script>{{code}}</script>', [], ['code']],
    [2, '<style>p { color: red } {{code}}</style>', [], ['code']],
    [2, '<p>{{code}}</p><style>p { color: red }</style>', [], []],
    [2, '<p>{{code}} {{lender</p>', ['{'], []],
    [2, '<p>{{code}} {lender}</p>', ['{', '}'], []],
    [2, '<p>{<b>{code}</b>}</p>', ['{', '}'], ['code']],
  ] as const)('of type %s in %s', (type, html, unknown, lacks) => {
    expect(mailProblems(html, type)).toEqual({ unknown, lacks });
  });

  test('are filled, and what has no value stays and is named', () => {
    expect(
      fillMail(
        { subject: '{{title}} — {{lender}}', html: '<p>{{firstName}}: {{body}}</p>' },
        { title: 'A & B', firstName: '<b>Бат</b>', body: null },
      ),
    ).toEqual({
      subject: 'A & B — {{lender}}',
      html: '<p>&lt;b&gt;Бат&lt;/b&gt;: {{body}}</p>',
      missing: ['lender', 'body'],
    });
  });
});

describe('a template', () => {
  test('there is one for each type', () => {
    expect(all('settings/mail-template').map(({ type }) => type)).toEqual([...EmailType.values]);
  });

  test('has its text in the record alone, not in the list', async () => {
    const list = (await desk.get(MAILS, KEEPER)).body.content as unknown as {
      htmlFile: { data: string };
    }[];
    expect(new Set(list.map(({ htmlFile }) => htmlFile.data))).toEqual(new Set(['']));
    const one = (await desk.get(`${MAILS}/${NOTICE}`, KEEPER)).body.htmlFile as { data: string };
    expect(one.data).toMatch(/^data:text\/html;base64,/);
  });

  test('another subject or text is the next version; another name is none', async () => {
    await update({ name: 'Мэдэгдлийн и-мэйл' });
    expect(version()).toBe(4);
    await update({ subject: '{{lender}}: {{title}}' });
    expect(version()).toBe(5);
    const { status } = await update({ htmlFile: file('<p>{{body}}</p>') });
    expect([status, version()]).toEqual([200, 6]);
    const { body: history } = await desk.get(`${MAILS}/${NOTICE}/history`, KEEPER);
    const rows = history as unknown as { field?: string; from?: unknown; to?: unknown }[];
    expect(rows.find(({ field }) => field === 'subject')).toMatchObject({
      from: '{{title}}',
      to: '{{lender}}: {{title}}',
    });
  });

  test.each([
    [{ htmlFile: file('<p>{{body}} {{amount}}</p>') }, 'htmlFile', 'documentTemplate.unknown'],
    [{ htmlFile: file('<p>{{firstName}}</p>') }, 'htmlFile', 'documentTemplate.lacks'],
    [{ htmlFile: file('<p>{{body}}</p>', 'text/plain') }, 'htmlFile', 'validation.file_html_only'],
    [{ htmlFile: null }, 'htmlFile', 'validation.required'],
    [{ subject: '{{code}}' }, 'subject', 'documentTemplate.unknown'],
    [{ subject: '' }, 'subject', 'validation.required'],
  ])('with %j is refused at its field', async (change, field, message) => {
    const { status, body } = await update(change);
    expect([status, body.fields]).toEqual([400, { [field]: message }]);
    expect(version()).toBe(4);
  });

  test('has a name of its own', async () => {
    expect((await update({ name: 'Баталгаажуулах код' })).status).toBe(409);
  });

  test('is kept with its own right alone', async () => {
    const stranger = allBut('mail-template:access');
    expect((await desk.get(MAILS, stranger)).status).toBe(403);
    expect((await update({ subject: 'x' }, stranger)).status).toBe(403);
  });

  test('is previewed with a customer for who may see customers', async () => {
    const path = `${MAILS}/values/100002`;
    const { body } = await desk.get(path, only('mail-template:access', 'customer:view'));
    const customer = all('customers').find(({ id }) => id === 100_002) as MockRecord;
    expect((body.values as Record<string, string>).firstName).toBe(customer.firstName);
    expect((await desk.get(path, KEEPER)).status).toBe(403);
    expect((await desk.get(path, only('customer:view'))).status).toBe(403);
    expect(
      (await desk.get(`${MAILS}/values/1`, only('mail-template:access', 'customer:view'))).status,
    ).toBe(404);
  });
});

describe('what goes out by a template', () => {
  const companies = { of: 'customers', filter: { type: 'COMPANY' } };
  const send = async () => {
    const before = all('email').length;
    const { body: counted } = await desk.post('/gateway-lab/audiences/count', {
      ...companies,
      channels: ['MAIL'],
    });
    const { status } = await desk.post('/gateway-lab/notification/send-mail', {
      type: 'NEWS',
      title: 'Шинэ нөхцөл',
      body: 'Зээлийн шинэ нөхцөлийг аппаас үзнэ үү.',
      isApp: false,
      isMail: true,
      receiver: 'AUDIENCE',
      audience: 'Харилцагчид: Байгууллага',
      ...companies,
      count: counted.receivers,
    });
    expect(status).toBeLessThan(300);
    desk.store.clock.setNow(desk.store.clock.now() + 86_400_000);
    await desk.get('/gateway-lab/notification/logs');
    return all('email').slice(before);
  };

  test('a notification by mail has its subject from the template in force, and is counted there', async () => {
    const sentCount = async () => (await desk.get(`${MAILS}/${NOTICE}`)).body.sentCount;
    const before = Number(await sentCount());
    await update({ subject: '{{lender}}: {{title}}' });
    const sent = await send();
    const [mail] = sent;
    const lender = desk.store.tenants.find(({ alias }) => alias === mail.tenant)?.name;
    expect([mail.subject, mail.type, mail.templateId, mail.state]).toEqual([
      `${String(lender)}: Шинэ нөхцөл`,
      100,
      NOTICE,
      'SENT',
    ]);
    expect(await sentCount()).toBe(before + sent.length);
  });

  test('the count is what the list of mails shows under it', async () => {
    const { body } = await desk.get(`${MAILS}/${NOTICE}`);
    const list = await desk.get(`/gateway-lab/email/list?templateId=${NOTICE}&size=1`);
    expect(body.sentCount).toBe(list.body.totalElements);
    expect(Number(body.sentCount)).toBeGreaterThan(0);
  });
});
