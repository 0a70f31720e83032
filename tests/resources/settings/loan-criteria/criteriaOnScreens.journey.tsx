import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { WELL_KNOWN_LOANS } from '../../../../mocks/resources/loans/loan/wellKnownLoans';
import {
  CRITERIA,
  type CriteriaGroup,
} from '../../../../src/resources/settings/loan-criteria/criteria';
import carLoanRequest from '../../../../src/resources/car-loans/loan-request/loanRequest.entity';
import { dialog, fill, valueOf } from '../../../support/journeys/form';
import { startGateways, tokenOf } from '../../../support/journeys/gateways';
import { openAction } from '../../../support/journeys/loanActions';
import { openAt } from '../../../support/journeys/openAt';
import { openRecord } from '../../../support/journeys/openRecord';

const lab = startGateways();
const RATE = 'Хүүгийн хувь';
const WARNING = /^Сарын хүү .*% байна\./;

/** Somebody changes a group of criteria at the gateway, elsewhere, and somebody else puts that in force. */
async function change(group: CriteriaGroup, own: object): Promise<void> {
  const path = 'http://localhost/gateway-lab/loan-criteria/1';
  const headers = { Authorization: `Bearer ${tokenOf('economist')}`, 'If-Match': '*' };
  const read = await lab.gateways.handle(new Request(path, { headers }));
  const record = (await read?.json()) as Record<string, unknown>;
  const asIs = Object.keys(CRITERIA[group]).map((name) => [name, record[name]]);
  const body = { ...Object.fromEntries(asIs), ...own, reason: 'Эрсдэлийн хорооны шийдвэр' };
  const changed = await lab.gateways.handle(
    new Request(`${path}/change_${group}`, { method: 'POST', headers, body: JSON.stringify(body) }),
  );
  const { askedChange } = (await changed?.json()) as { askedChange: number };
  const put = await lab.gateways.handle(
    new Request(`http://localhost/gateway-lab/setting-changes/${askedChange}/put_in_force`, {
      method: 'POST',
      headers: { ...headers, Authorization: `Bearer ${tokenOf('accountant')}` },
      body: '{}',
    }),
  );
  expect(put?.status).toBe(200);
}

const warning = () => screen.queryByText(WARNING)?.textContent;

describe.each([
  [null, '55', 'Сарын хүү 4.58% байна. Анхааруулах дээд хувь: 4.5%.', '54'],
  [2.9, '36', 'Сарын хүү 3.00% байна. Анхааруулах дээд хувь: 2.9%.', '34.8'],
] as const)('with a cap of %s a month', (cap, above, words, below) => {
  beforeEach(async () => {
    if (cap !== null) await change('requests', { monthlyRateWarnPercent: cap });
  });
  const warns = async (root?: HTMLElement) => {
    await fill(RATE, above, root);
    await waitFor(() => expect(warning()).toContain(words));
    await fill(RATE, below, root);
    await waitFor(() => expect(warning()).toBeUndefined());
  };

  test(`the form of a loan warns about ${above} % a year, and not about ${below} %`, async () => {
    await openAt('/loans/create');
    await warns();
  });

  test(`so does the acceptance of a request to several lenders`, async () => {
    await openAt('/loans/assessment?id=64');
    await screen.findByText('Хүссэн нөхцөл');
    await act(async () => void fireEvent.keyDown(document.body, { code: 'KeyA' }));
    await warns(await dialog());
  });

  test(`so does the grant of a loan against a car`, async () => {
    const request = await openRecord(lab, carLoanRequest, 'grant');
    await openAt(`/car-loan/loan-requests/${String(request?.id)}`, {
      permissions: ['la-request-admin:list', 'loan-pending-request:list'],
    });
    await warns(await openAction('Зээл олгох'));
  });
});

test.each([
  [4, undefined],
  [3.9, 'Сарын хүү 4.00% байна. Анхааруулах дээд хувь: 3.9%. Зөвшөөрлийн нөхцөлөө шалгана уу.'],
])(
  'with a cap of %s a month, who decides a request of 48 % a year reads: %s',
  async (cap, words) => {
    await change('requests', { monthlyRateWarnPercent: cap });
    const request = lab.gateways.store
      .collection('loans/pending/loan')
      ?.all.find(({ loanId }) => loanId === WELL_KNOWN_LOANS.request);
    await openAt(`/loans/pending/loan?id=${String(request?.id)}`, {
      permissions: ['loan-pending-request:list'],
    });
    await screen.findByText('2026-12-21', { selector: 'dd' });
    await waitFor(() => expect(warning()).toBe(words));
  },
);

test.each([
  [1, '4,000.00'],
  [2.5, '10,000.00'],
])('with a fee of %s %, an extension of 400,000 is offered for %s', async (percent, fee) => {
  await change('extensions', { extensionFeePercent: percent });
  await openAt(`/loans/${WELL_KNOWN_LOANS.dueToday}`);
  const asked = await openAction('Хугацаа сунгах');
  await waitFor(async () => expect(await valueOf('Шимтгэл', asked)).toBe(fee));
});
