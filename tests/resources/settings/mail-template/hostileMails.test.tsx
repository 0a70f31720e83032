// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { fillMail } from '../../../../src/domain/messaging/mailTemplates';
import { sanitizedDocument } from '../../../../src/ui/SafeHtml/sanitizeHtml';
import { dangers, HOSTILE_HTML } from '../../../support/hostileHtml';

const VALUES = { firstName: 'Номин', body: 'Нөхцөл' };
const shown = (html: string) =>
  new DOMParser().parseFromString(sanitizedDocument(html), 'text/html');

describe.each(HOSTILE_HTML.map((html) => [html.slice(0, 100), html]))('%s', (_, hostile) => {
  it('as the file of a mail is harmless once it is filled', () => {
    const { html } = fillMail({ subject: '', html: `${hostile}<p>{{firstName}}</p>` }, VALUES);
    expect(dangers(shown(html))).toEqual([]);
  });

  it('as a value stays text, in the text and between quotes', () => {
    const { html, subject } = fillMail(
      { subject: '{{body}}', html: '<p title="{{body}}">{{body}}</p>' },
      { body: hostile },
    );
    const page = shown(html);
    expect(subject).toBe(hostile);
    expect(page.body.children).toHaveLength(1);
    expect(page.querySelector('p')?.textContent).toBe(hostile);
    expect(page.querySelector('p')?.children).toHaveLength(0);
    expect(dangers(page)).toEqual([]);
  });
});

it('a link that is no web address is no link', () => {
  const { html } = fillMail(
    { subject: '', html: '<a href="{{link}}">Солих</a>' },
    { link: 'javascript:window.hacked=1' },
  );
  expect(shown(html).querySelector('a')?.getAttribute('href') ?? null).toBeNull();
});
