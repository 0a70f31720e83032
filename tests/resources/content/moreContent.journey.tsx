import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { MockRecord } from '../../../mocks/engine/MockRecord';
import { choose, confirmWith, dialog, fill, press } from '../../support/journeys/form';
import { startGateways } from '../../support/journeys/gateways';
import { openAt } from '../../support/journeys/openAt';
import { closedAction, pressAction } from '../../support/journeys/recordActions';

const lab = startGateways();
const LONG = { timeout: 90_000 };

const all = (resource: string) => lab.gateways.store.collection(resource)?.all ?? [];
const record = (resource: string, id: number) => all(resource).find((one) => one.id === id)!;
const seen = (text: string) => screen.findByText(text);
const rowsOf = (resource: string, of: MockRecord, field: string) =>
  lab.gateways.store.history.of(resource, of).filter((row) => row.field === field);
const loseAnswer = (method: string, path: string) =>
  lab.gateways.store.faults.add({ method, path, fault: 'drop-after-commit' });

describe('a branch', () => {
  const KEEPER = { permissions: ['app-manage-branch:list', 'app-manage-branch:create'] } as const;

  test('is renamed once when the answer gets lost', LONG, async () => {
    await openAt('/branch/1/update', KEEPER);
    await fill('Нэр', 'Төв салбар, шинэ байр');
    loseAnswer('PUT', '*/branches/1');
    await press('Хадгалах');
    await press('Төлөв шалгах');
    await waitFor(() =>
      expect(document.querySelector('[data-part=record-head]')?.textContent).toContain('шинэ байр'),
    );
    expect(rowsOf('branch', record('branch', 1), 'name')).toHaveLength(1);
    expect(lab.commits()).toEqual(['PUT /gateway-lab/branches/1']);
  });

  test('is refused the name of another one, at its field', LONG, async () => {
    await openAt('/branch/1/update', KEEPER);
    await fill('Нэр', String(record('branch', 2).name));
    await press('Хадгалах');
    await seen('Энэ утгатай өөр бүртгэл байна.');
    expect(lab.commits()).toEqual([]);
  });

  test('is only looked at without the right to keep it', LONG, async () => {
    await openAt('/branch/1', { permissions: ['app-manage-branch:list'] });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: 'Засах' })).toBeNull();
  });
});

describe('an agreement', () => {
  const KEEPER = { permissions: ['agreement-admin:access'] } as const;
  /** Customers who accepted the version before, all of whom the app asks again. */
  const ASKED_AGAIN = '27';

  const putInForce = async (question: HTMLElement) => {
    const typed = question.querySelector('[data-part=confirm-code] input');
    expect(question.textContent?.match(/бичнэ үү: (\d+)/)?.[1]).toBe(ASKED_AGAIN);
    fireEvent.change(typed!, { target: { value: ASKED_AGAIN } });
    await press('Хүчинтэй болгох', question);
  };

  test('is put in force once when the answer gets lost', LONG, async () => {
    await openAt('/agreement/3', KEEPER);
    await pressAction('Хүчинтэй болгох');
    loseAnswer('POST', '*/agreements/3/put_in_force');
    const question = await dialog();
    await putInForce(question);
    await press('Төлөв шалгах', question);
    await waitFor(() => expect(record('agreement', 3).state).toBe('IN_FORCE'));
    await waitFor(() =>
      expect(document.querySelector('[data-part=record-head]')?.textContent).toContain('Хүчинтэй'),
    );
    expect(rowsOf('agreement', record('agreement', 3), 'state')).toHaveLength(1);
    expect(record('agreement', 2).state).toBe('REPLACED');
  });

  test('stays a draft when the gateway refuses it, and says so', LONG, async () => {
    await openAt('/agreement/3', KEEPER);
    await pressAction('Хүчинтэй болгох');
    lab.gateways.store.faults.add({
      method: 'POST',
      path: '*/agreements/3/put_in_force',
      fault: '409',
    });
    await putInForce(await dialog());
    await waitFor(() =>
      expect(document.body.textContent).toContain(
        'Мэдээлэл аль хэдийн бүртгэлтэй байна. Шалгаад дахин оролдоно уу.',
      ),
    );
    expect(record('agreement', 3).state).toBe('DRAFT');
    expect(lab.commits()).toEqual([]);
  });
});

describe('an option', () => {
  test('that another one asks for already says why it cannot be published', LONG, async () => {
    await openAt('/options/7', { permissions: ['admin:access'] });
    const { element, why } = await closedAction('Нийтлэх');
    expect(why).toBe('Яг энэ үед ийм нөхцөл асуудаг нийтлэгдсэн сонголт байна.');
    fireEvent.click(element);
    await waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull());
    expect(lab.commits()).toEqual([]);
  });

  test('is published once when the answer gets lost', LONG, async () => {
    await openAt('/options/6', { permissions: ['admin:access'] });
    loseAnswer('POST', '*/options/6/publish');
    await pressAction('Нийтлэх');
    await press('Төлөв шалгах');
    await waitFor(() =>
      expect(document.querySelector('[data-part=record-head]')?.textContent).toContain(
        'Нийтлэгдсэн',
      ),
    );
    expect(rowsOf('options', record('options', 6), 'state')).toHaveLength(1);
  });
});

describe('a category of notifications', () => {
  const KEEPER = { permissions: ['app-manage-not:edit'] } as const;

  test('with a place that nothing fills is refused before it is sent', LONG, async () => {
    await openAt('/notification-category/2/update', KEEPER);
    await fill('Агуулга', 'Танд {sum} орлоо.');
    await press('Хадгалах');
    await seen('Ийм орлуулга байхгүй: {sum}. Урьдчилан харагдац дээрхээс сонгоно уу.');
    expect(lab.commits()).toEqual([]);
  });

  test(
    'is changed once, at the address of the documents, when the answer gets lost',
    LONG,
    async () => {
      await openAt('/notification-category/2/update', KEEPER);
      await fill('Гарчиг', 'Орлого орлоо');
      loseAnswer('PUT', '*/notification-category/category/2');
      await press('Хадгалах');
      await press('Төлөв шалгах');
      await waitFor(() => expect(record('notification-category', 2).title).toBe('Орлого орлоо'));
      expect(lab.commits()).toEqual(['PUT /gateway-lab/notification-category/category/2']);
    },
  );
});

describe('a question', () => {
  const KEEPER = { permissions: ['questions:list', 'question:access'] } as const;

  test('is refused a type that its category does not take, at its field', LONG, async () => {
    await openAt('/questions/16/update', KEEPER);
    await choose('Ангилал', 'Үнэн, худал');
    await choose('Асуултын төрөл', 'Нэг сонголттой');
    await press('Хадгалах');
    await seen('«Үнэн, худал» ангилалд зөвхөн «Тийм, үгүй» төрлийн асуулт орно.');
    expect(lab.commits()).toEqual([]);
  });

  test('is changed once when the answer gets lost', LONG, async () => {
    await openAt('/questions/16/update', KEEPER);
    await fill('Оноо', '12');
    loseAnswer('PUT', '*/questions/16');
    await press('Хадгалах');
    await press('Төлөв шалгах');
    await waitFor(() => expect(record('questions', 16).point).toBe(12));
    expect(lab.commits()).toEqual(['PUT /gateway-lab/questions/16']);
  });
});

describe('the bonus of a test', () => {
  const LEAD = { permissions: ['questions:list', 'question:access'] } as const;
  const waiting = () =>
    all('metacog').find(
      ({ bonusAllocated, bonus }) => bonusAllocated === 'NOT_AWARDED' && Number(bonus) > 0,
    )!;
  const arrived = (code: unknown) => all('bonus-points').filter(({ source }) => source === code);

  test('is awarded once when the answer gets lost', LONG, async () => {
    const { id, code, bonus } = waiting();
    await openAt(`/metacog/${id}`, LEAD);
    await pressAction('Урамшуулал олгох');
    loseAnswer('POST', '*/metacog/*/award');
    await confirmWith('Урамшуулал олгох');
    await press('Төлөв шалгах', await dialog('alertdialog'));
    await waitFor(() =>
      expect(document.querySelector('[data-part=record-head]')?.textContent).toContain('Олгосон'),
    );
    expect(arrived(code).map(({ credit }) => credit)).toEqual([bonus]);
  });

  test('is not offered to those who may only see, nor for an unfinished test', LONG, async () => {
    const unfinished = all('metacog').find(({ state }) => state === 'INCOMPLETE')!;
    await openAt(`/metacog/${unfinished.id}`, LEAD);
    const button = await screen.findByRole('button', { name: 'Урамшуулал олгох' });
    expect(button.title).toBe('Дууссан тестэд л урамшуулал олгоно.');
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  test('is worked out for a period whose days are both given', LONG, async () => {
    await openAt('/metacog', { permissions: ['questions:list'] });
    const period = await waitFor(() => {
      const found = document.querySelector<HTMLElement>('[data-part=metacog-period]');
      if (!found) throw new Error('No period is asked for.');
      return found;
    });
    await fill('Эхлэх өдөр', '', period);
    await press('Тооцох', period);
    await within(period).findByText('Огноогоо бөглөнө үү.');
    await fill('Эхлэх өдөр', '2026-01-01', period);
    await press('Тооцох', period);
    await within(period).findByText('Олгосон урамшуулал бүрэн орсон');
  });
});
