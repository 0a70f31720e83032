// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { QueryStatus } from '../../src/framework/parts/QueryStatus';

afterEach(cleanup);

const answered = { data: {}, error: null, refetch: vi.fn() };

function Words({ of }: { of: Promise<string> }) {
  return <p>{use(of)}</p>;
}

it('waits for what an answer needs beside it, and leaves the field beside it its focus', async () => {
  let arrive: (words: string) => void = () => undefined;
  const words = new Promise<string>((resolve) => (arrive = resolve));
  const page = (read: Parameters<typeof QueryStatus>[0]['read']) => (
    <Suspense>
      <input aria-label="amount" />
      <QueryStatus read={read}>
        <Words of={words} />
      </QueryStatus>
    </Suspense>
  );
  const { rerender, container } = render(page({ ...answered, data: undefined }));
  const field = screen.getByLabelText('amount');
  field.focus();

  await act(async () => rerender(page(answered)));
  expect(container.querySelectorAll('[aria-busy=true]')).toHaveLength(1);
  expect(field.style.display).toBe('');
  expect(document.activeElement).toBe(field);

  await act(async () => arrive('300.00'));
  expect(await screen.findByText('300.00')).toBeTruthy();
  expect(container.querySelectorAll('[aria-busy=true]')).toHaveLength(0);
});
