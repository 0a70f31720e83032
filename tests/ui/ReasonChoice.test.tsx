// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReasonChoice } from '../../src/ui/ConfirmDialog/ReasonChoice';

const options = Array.from({ length: 10 }, (_, index) => ({
  value: `R${index + 1}`,
  label: `Reason ${index + 1}`,
}));
const onChange = vi.fn();
const show = (disabled = false) =>
  render(
    <>
      <ReasonChoice value="" onChange={onChange} options={options} disabled={disabled} />
      <textarea aria-label="comment" />
    </>,
  );
const press = (code: string, more: object = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { code, ...more });

beforeEach(() => onChange.mockReset());
afterEach(cleanup);

describe('predefined reasons', () => {
  it.each([
    ['Digit1', 'R1'],
    ['Digit9', 'R9'],
    ['Numpad3', 'R3'],
  ])('the key %s chooses %s', (code, value) => {
    show();
    press(code);
    expect(onChange.mock.calls).toEqual([[value]]);
    expect((document.activeElement as HTMLInputElement).value).toBe(value);
  });

  it('work by key also while one of them has the focus', () => {
    show();
    press('Digit2', {}, screen.getByRole('radio', { name: /^Reason 5/ }));
    expect(onChange.mock.calls).toEqual([['R2']]);
  });

  it('are left alone while text is typed, with a modifier, and by other keys', () => {
    show();
    press('Digit1', {}, screen.getByLabelText('comment'));
    press('Digit1', { ctrlKey: true });
    press('Digit1', { shiftKey: true });
    press('Digit0');
    press('KeyA');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('have no key while nothing can be changed', () => {
    show(true);
    press('Digit1');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('show their key, the first nine of them', () => {
    show();
    const keys = [...document.querySelectorAll('kbd')].map(({ textContent }) => textContent);
    expect(keys).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(screen.getAllByRole('radio')).toHaveLength(10);
  });
});
