// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../../src/ui/Button/Button';

afterEach(cleanup);

const WHY = 'Эрх хүрэлцэхгүй байна.';

test('a closed button says why, stays in reach of the keyboard, and does nothing', () => {
  const onClick = vi.fn();
  render(
    <Button closed={WHY} onClick={onClick}>
      Нэмэх
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Нэмэх', description: WHY });
  button.focus();
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  expect(onClick.mock.calls).toEqual([]);
});

test('a closed way leads nowhere', () => {
  render(
    <MemoryRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
      <Button closed={WHY} to="/holiday/create">
        Нэмэх
      </Button>
    </MemoryRouter>,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { description: WHY }).getAttribute('type')).toBe('button');
});

test('an open one does what it is for', () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Нэмэх</Button>);
  fireEvent.click(screen.getByRole('button', { name: 'Нэмэх' }));
  expect(onClick).toHaveBeenCalledOnce();
});
