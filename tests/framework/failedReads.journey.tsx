import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { resetPauses } from '../../src/http/gatewayPauses';
import { startGateways } from '../support/journeys/gateways';
import { dismissToasts, failures } from '../support/journeys/messages';
import { main, openAt } from '../support/journeys/openAt';

const lab = startGateways();
const FAILED = 'Мэдээлэл авч чадсангүй';

const fail = (path: string, fault: '500' | 'drop' | '403') =>
  lab.gateways.store.faults.add({ method: 'GET', path, fault, times: 0 });
/** The gateway is well again, and the console need not wait before it asks. */
function heal(): void {
  lab.gateways.store.faults.clear();
  resetPauses();
}

const SERVER = 'Системийн дотоод алдаа гарлаа.';
const CONNECTION = 'Сервертэй холбогдоход алдаа гарлаа.';
const FORBIDDEN = 'Таны эрх хүрэлцэхгүй байна.';

/** What is said in a toast, in the words of the documents; a server may add its own. */
const told = (text: string) =>
  waitFor(() => {
    expect(failures()).toHaveLength(1);
    expect(failures()[0]).toContain(text);
  });

describe('a list that fails', () => {
  test.each([
    ['loans', '/loans', '/gateway-lab/loans'],
    ['a queue', '/loans/pending/loan', '/gateway-lab/loans/pending/loan'],
    ['contracts', '/contract/list', '/gateway-lab/contract*'],
    ['students', '/contract/student/guarantee', '/gateway-lab/student-guarantee-contracts'],
    ['court records', '/court-list', '/gateway-lab/court-list'],
    ['batches', '/loans/batch-payment', '/gateway-lab/loans/batch-payment'],
    ['car loans', '/car-loan/loan-requests', '/gateway-lab/car-loan*'],
  ])('%s: says so in its place and in one toast, and comes back', async (_name, path, call) => {
    fail(call, '500');
    await openAt(path);
    await main().findByText(FAILED);
    expect(screen.getAllByText(FAILED)).toHaveLength(1);
    await told(SERVER);
    await dismissToasts();
    heal();
    fireEvent.click(main().getByText('Дахин оролдох'));
    await waitFor(() => expect(screen.queryByText(FAILED)).toBeNull());
    expect(failures()).toEqual([]);
  });

  test('for want of an answer is told with the connection text', async () => {
    fail('/gateway-lab/loans', 'drop');
    await openAt('/loans');
    await main().findByText(FAILED);
    expect(screen.getAllByText(FAILED)).toHaveLength(1);
    await told(CONNECTION);
  });

  test('that is refused names the permission in its place, and is told once', async () => {
    fail('/gateway-lab/loans', '403');
    await openAt('/loans');
    await main().findByText('Хандах эрхгүй');
    expect(screen.getAllByText('Хандах эрхгүй')).toHaveLength(1);
    expect(main().queryByText(FAILED)).toBeNull();
    await told(FORBIDDEN);
  });
});

describe('a tab of a loan that fails', () => {
  test('says so in its place and in one toast; the rest of the page stands', async () => {
    fail('/gateway-lab/loans/300002/repayments', '500');
    await openAt('/loans/300002/refund');
    await main().findByText(FAILED);
    expect(screen.getAllByText(FAILED)).toHaveLength(1);
    expect(main().getByRole('heading', { level: 1 }).textContent).toContain('LN-2026-000002');
    await told(SERVER);
    heal();
    const empty = main().getByText(FAILED).closest<HTMLElement>('[data-part=empty]');
    fireEvent.click(within(empty ?? document.body).getByText('Дахин оролдох'));
    await main().findByText('Эргэн төлөлт (3)');
  });
});
