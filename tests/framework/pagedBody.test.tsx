// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { RaRecord } from 'ra-core';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PagedBody } from '../../src/framework/list/PagedBody';

afterEach(cleanup);

const pageOf = (...ids: number[]): RaRecord[] => ids.map((id) => ({ id }));

function Paged({
  rows,
  ahead,
  onDraw,
}: Record<'rows', RaRecord[]> & {
  ahead?: RaRecord[];
  onDraw?: (ids: string) => void;
}) {
  const head = useRef<HTMLTableSectionElement>(null);
  return (
    <table>
      <thead ref={head} />
      <PagedBody
        rows={rows}
        ahead={ahead}
        head={head}
        draw={(drawn) => {
          onDraw?.(drawn.map(({ id }) => id).join());
          return drawn.map(({ id }) => (
            <tr key={id}>
              <td>
                <button type="button">{id}</button>
              </td>
            </tr>
          ));
        }}
      />
    </table>
  );
}

const words = (): string[] =>
  [...document.querySelectorAll('tbody tr')].map((row) => row.textContent ?? '');

test('the page to come is drawn, but nowhere in the document', async () => {
  const drawn = vi.fn();
  await act(async () => {
    render(<Paged rows={pageOf(1, 2)} ahead={pageOf(3, 4)} onDraw={drawn} />);
  });
  expect(drawn).toHaveBeenCalledWith('3,4');
  expect(words()).toEqual(['1', '2']);
  expect(screen.queryByText('3')).toBeNull();
});

test('another page takes the whole place of the one before', async () => {
  const { rerender } = render(<Paged rows={pageOf(1, 2)} ahead={pageOf(3, 4)} />);
  await act(async () => undefined);
  rerender(<Paged rows={pageOf(3, 4)} ahead={pageOf(5)} />);
  await act(async () => undefined);
  expect(words()).toEqual(['3', '4']);
  rerender(<Paged rows={pageOf(5)} />);
  expect(words()).toEqual(['5']);
  rerender(<Paged rows={pageOf(1, 2)} />);
  expect(words()).toEqual(['1', '2']);
});

test('rows that stay keep their body and what has the focus in it', async () => {
  const { rerender, unmount } = render(<Paged rows={pageOf(1, 2, 3)} ahead={pageOf(4)} />);
  await act(async () => undefined);
  const button = screen.getByText('2');
  button.focus();
  rerender(<Paged rows={pageOf(2, 3, 4)} ahead={pageOf(5)} />);
  await act(async () => undefined);
  expect(words()).toEqual(['2', '3', '4']);
  expect(document.activeElement).toBe(button);
  unmount();
  expect(document.querySelectorAll('tbody')).toHaveLength(0);
});
