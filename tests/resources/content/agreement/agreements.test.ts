import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../../mocks/engine/MockRecord';
import { htmlDataUrl } from '../../../../src/fields/file/schema';
import { gatewayDesk } from '../../../engine/gatewayDesk';
import { allBut, only } from '../../../support/rights';

const desk = gatewayDesk(60);
const AGREEMENTS = '/gateway-lab/agreements';
const KEEPER = only('agreement-admin:access');
const html = (text: string, type = 'text/html') => {
  const data = htmlDataUrl(`<p>${text}</p>`);
  return { name: 'nohtsol.html', type, size: 20, data };
};
const NEW = {
  title: 'Батлан даалт',
  option: 'sponsion-loan',
  summary: 'Хариуцах дүнг тодруулав.',
  htmlFile: html('Шинэ'),
};

const versions = (option: string) =>
  (desk.store.collection('agreement')?.all ?? [])
    .filter((one) => one.option === option)
    .map(({ version, state }) => [version, state]);
const acceptances = (agreementId: number) =>
  (desk.store.collection('agreement_acceptance')?.all ?? []).filter(
    (one) => one.agreementId === agreementId,
  );

/** Puts a version in force as the dialog does: its code is typed. */
const putInForce = (id: number, as = KEEPER) =>
  desk.post(`${AGREEMENTS}/${id}/put_in_force`, {}, as);

describe('a version of an agreement', () => {
  test('is counted within its own kind, and begins as a draft', async () => {
    const { status, body } = await desk.post(AGREEMENTS, NEW, KEEPER);
    expect([status, body.version, body.code, body.state]).toEqual([
      201,
      2,
      'sponsion-loan-2',
      'DRAFT',
    ]);
    expect(typeof body.id).toBe('number');
    expect(body.askedAgain).toBe(acceptances(4).length);
  });

  test('of which customers would see nothing is refused at its file', async () => {
    const before = versions('sponsion-loan').length;
    for (const text of ['<script>Шинэ</script>', '<!-- Шинэ -->', '&nbsp;', '<b hidden>Шинэ</b>']) {
      const { status, body } = await desk.post(
        AGREEMENTS,
        { ...NEW, htmlFile: html(text) },
        KEEPER,
      );
      expect([status, body.fields]).toEqual([400, { htmlFile: 'validation.html_empty' }]);
    }
    expect(versions('sponsion-loan')).toHaveLength(before);
  });

  test('takes the place of the one in force, and has the app ask everybody again', async () => {
    const before = acceptances(2);
    expect(before.length).toBeGreaterThan(10);
    expect(new Set(before.map(({ state }) => state))).toEqual(new Set(['ACCEPTED']));
    const { status, body } = await putInForce(3);
    expect([status, body.state, body.acceptedCount, body.askedAgain]).toEqual([
      200,
      'IN_FORCE',
      0,
      null,
    ]);
    expect(versions('transfer-contract')).toEqual([
      [1, 'REPLACED'],
      [2, 'REPLACED'],
      [3, 'IN_FORCE'],
    ]);
    expect(new Set(acceptances(2).map(({ state }) => state))).toEqual(new Set(['ASKED_AGAIN']));
    // The other agreements are none of its business.
    expect(new Set(acceptances(4).map(({ state }) => state))).toEqual(new Set(['ACCEPTED']));
    const former = desk.store.collection('agreement')?.get(2) as MockRecord;
    expect(desk.store.history.of('agreement', former)[0]).toMatchObject({
      action: 'replace',
      origin: 'AUTO',
    });
  });

  test('is put in force by another person than who wrote it', async () => {
    const { body } = await desk.post(AGREEMENTS, NEW, KEEPER);
    const own = await putInForce(Number(body.id));
    expect([own.status, own.body.code]).toEqual([409, 'MAKER_IS_CHECKER']);
    expect((await putInForce(Number(body.id), 'admin')).status).toBe(200);
  });

  test('that is older takes the place of none that is newer, and says so before', async () => {
    const older = (await desk.post(AGREEMENTS, NEW, KEEPER)).body;
    const newer = (await desk.post(AGREEMENTS, NEW, KEEPER)).body;
    expect((await putInForce(Number(newer.id), 'admin')).status).toBe(200);
    const refused = await putInForce(Number(older.id), 'admin');
    expect([refused.status, refused.body.code]).toEqual([409, 'CONDITION_FAILED']);
    expect(refused.body.message).toContain('(3)');
    const shown = await desk.get(`${AGREEMENTS}/${String(older.id)}`, KEEPER);
    expect(shown.body.versionInForce).toBe(3);
    expect(versions('sponsion-loan').slice(1)).toEqual([
      [2, 'DRAFT'],
      [3, 'IN_FORCE'],
    ]);
  });

  test('keeps its title and summary once it was in force, and not before', async () => {
    const change = (id: number) =>
      desk.call(`PUT ${AGREEMENTS}/${id}`, { as: KEEPER, body: { title: 'Өөр нэр' } });
    for (const id of [1, 2]) {
      const { status, body } = await change(id);
      expect([status, body.fields]).toEqual([400, { title: 'validation.not_writable' }]);
    }
    expect((await change(3)).status).toBe(200);
  });

  test('is put in force once, and an older one never again', async () => {
    expect((await putInForce(3)).status).toBe(200);
    expect((await putInForce(3)).status).toBe(409);
    expect((await putInForce(1)).status).toBe(409);
    expect((await putInForce(2)).status).toBe(409);
  });

  test.each([
    [{ htmlFile: undefined }, 'htmlFile', 'validation.required'],
    [{ htmlFile: html('x', 'application/pdf') }, 'htmlFile', 'validation.file_html_only'],
    [{ option: 'loan' }, 'option', 'validation.invalid_value'],
    [{ summary: '' }, 'summary', 'validation.required'],
  ])('with %j is refused at its field', async (change, field, message) => {
    const { status, body } = await desk.post(AGREEMENTS, { ...NEW, ...change }, KEEPER);
    expect([status, (body.fields as Record<string, unknown>)[field]]).toEqual([400, message]);
  });

  test('keeps its text: another text is another version', async () => {
    const reply = await desk.call(`PUT ${AGREEMENTS}/3`, {
      as: KEEPER,
      body: { htmlFile: html('Өөр') },
    });
    expect(reply.status).toBe(400);
  });

  test('has its text in the record alone, not in lists', async () => {
    const list = (await desk.get(AGREEMENTS, KEEPER)).body.content as {
      htmlFile: { data: string };
    }[];
    expect(new Set(list.map(({ htmlFile }) => htmlFile.data))).toEqual(new Set(['']));
    const one = (await desk.get(`${AGREEMENTS}/3`, KEEPER)).body.htmlFile as { data: string };
    expect(one.data).toMatch(/^data:text\/html;base64,/);
  });

  test('says who accepted it, asked for by version or customer alone', async () => {
    const asked = await desk.get(
      '/gateway-lab/agreement-acceptances?agreementId=2&size=100',
      KEEPER,
    );
    expect((asked.body.content as unknown[]).length).toBe(acceptances(2).length);
    expect((await desk.get('/gateway-lab/agreement-acceptances', KEEPER)).status).toBe(400);
  });

  test('is kept with its own right alone', async () => {
    expect((await desk.get(AGREEMENTS, allBut('agreement-admin:access'))).status).toBe(403);
    expect((await putInForce(3, allBut('agreement-admin:access'))).status).toBe(403);
  });
});
