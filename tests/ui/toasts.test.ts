import { describe, expect, it } from 'vitest';
import { stackOf } from '../../src/ui/Toast/toasts';

const passing = (message: string) => ({ message, type: 'success' as const });
const sticky = (message: string) => ({
  message,
  type: 'warning' as const,
  notificationOptions: { autoHideDuration: null },
});

describe('the stack of toasts', () => {
  it('shows four at most, in the order of arrival', () => {
    const { shown, waiting } = stackOf(['a', 'b', 'c', 'd', 'e'].map(passing));
    expect(shown.map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd']);
    expect(waiting).toBe(1);
  });

  it('leaves a place to passing ones beside sticky ones', () => {
    const { shown, waiting } = stackOf([...['a', 'b', 'c', 'd'].map(sticky), passing('e')]);
    expect(shown.map(({ key }) => key)).toEqual(['a', 'b', 'c', 'e']);
    expect(waiting).toBe(1);
  });

  it('tells one cause once, with its newest report', () => {
    const again = { ...passing('x'), notificationOptions: { key: 'k', reference: '2' } };
    const { shown } = stackOf([{ ...passing('y'), notificationOptions: { key: 'k' } }, again]);
    expect(shown).toHaveLength(1);
    expect(shown[0]?.options.reference).toBe('2');
  });

  it('gives each type its time; null and 0 stay', () => {
    const { shown } = stackOf([
      passing('a'),
      { message: 'b', type: 'error' },
      sticky('c'),
      { message: 'd', type: 'info', notificationOptions: { autoHideDuration: 0 } },
    ]);
    expect(shown.map(({ duration }) => duration)).toEqual([4000, 10000, undefined, undefined]);
  });
});
