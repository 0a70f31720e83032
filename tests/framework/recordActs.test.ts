import { describe, expect, it } from 'vitest';
import { mainAct, menuOrder, startsPart, type Act } from '../../src/framework/record/recordActs';

const publish: Act = { action: 'publish', tone: 'primary', reverse: 'unpublish' };
const unpublish: Act = { action: 'unpublish', reverse: 'publish' };
const pay: Act = { action: 'pay', tone: 'primary' };
const extend: Act = { action: 'extend' };
const risk: Act = { action: 'risk', tone: 'danger' };
const closed = (act: Act, words: string): Act => ({ ...act, closed: words });
/** Without a form beside it. */
const main = (...acts: Act[]) => mainAct(acts, false);
const names = (acts: readonly Act[]) => acts.map(({ action }) => action);

describe('the main act of a record', () => {
  it('is the open one that is declared as such, wherever it stands', () => {
    expect(main(extend, pay, risk)).toBe(pay);
  });

  it('is the first open one, where the declared one is closed', () => {
    expect(main(closed(pay, 'paid'), extend, risk)).toBe(extend);
  });

  it('is none of the others, where the form is the way to change the record', () => {
    expect(mainAct([extend, closed(pay, 'paid')], true)).toBeUndefined();
    expect(mainAct([extend, pay], true)).toBe(pay);
    expect(mainAct([extend], true)).toBe(extend);
  });

  it('is never a dangerous one', () => {
    expect(main(risk)).toBeUndefined();
    expect(main(risk, closed(pay, 'paid'))).toBeUndefined();
  });

  it('never takes another one back: it would stand where that one was pressed', () => {
    expect(main(closed(publish, 'state'), unpublish, extend)).toBe(extend);
    expect(main(closed(publish, 'state'), unpublish)).toBeUndefined();
    // Each takes the other back: the one that is declared first is no taking back.
    expect(main(publish, closed(unpublish, 'state'))).toBe(publish);
  });

  it('is a closed one only where there is no other', () => {
    const only = closed(publish, 'state');
    expect(main(only)).toBe(only);
    expect(main(only, closed(unpublish, 'state'))).toBeUndefined();
  });
});

describe('the menu of acts', () => {
  const acts = [
    risk,
    closed({ action: 'court' }, 'in risk'),
    extend,
    closed({ action: 'reject' }, 'requested'),
    pay,
    closed({ action: 'return' }, 'in risk'),
  ];
  const items = menuOrder(acts, pay);

  it('has what is open, dangerous ones last, then what is closed by what would open it', () => {
    expect(names(items)).toEqual(['extend', 'risk', 'court', 'return', 'reject']);
  });

  it('draws a line before the dangerous ones and before the closed ones', () => {
    const lines = items.slice(1).filter((act, at) => startsPart(items[at], act));
    expect(names(lines)).toEqual(['risk', 'court']);
  });
});
