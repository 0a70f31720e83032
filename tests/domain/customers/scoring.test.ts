import { describe, expect, test } from 'vitest';
import {
  areCriteriaMet,
  type CriteriaFacts,
  generalCriteria,
} from '../../../src/domain/customers/generalCriteria';
import { scoreOf, type ScoringFacts } from '../../../src/domain/customers/scoring';

const BORROWER: CriteriaFacts = {
  kind: 'CITIZEN',
  age: 30,
  isBlackListed: false,
  nplStage: null,
  registry: { isAnswered: true, worstClass: 'NORMAL' },
  mayLend: true,
  monthlyIncome: '1200000.00',
};

describe('the general criteria', () => {
  const broken = (facts: Partial<CriteriaFacts>) =>
    generalCriteria({ ...BORROWER, ...facts })
      .filter(({ isMet }) => isMet !== true)
      .map(({ key, isMet }) => [key, isMet]);

  test.each<[Partial<CriteriaFacts>, unknown[]]>([
    [{}, []],
    [{ age: 17 }, [['age', false]]],
    [{ age: 18 }, []],
    [{ age: 65 }, []],
    [{ age: 66 }, [['age', false]]],
    [{ age: null }, [['age', null]]],
    [{ isBlackListed: true }, [['black_list', false]]],
    [{ nplStage: 'COURT' }, [['own_loans', false]]],
    [{ registry: { isAnswered: true, worstClass: 'EXPIRED' } }, []],
    [{ registry: { isAnswered: true, worstClass: 'ABNORMAL' } }, [['registry', false]]],
    [{ registry: { isAnswered: true, worstClass: null } }, []],
    [{ registry: { isAnswered: false, worstClass: null } }, [['registry', null]]],
    [{ mayLend: false }, [['access', false]]],
    [{ monthlyIncome: '500000.00' }, []],
    [{ monthlyIncome: '499999.99' }, [['income', false]]],
    [{ kind: 'COMPANY', age: null, monthlyIncome: null }, []],
  ])('%j breaks %j', (facts, expected) => {
    expect(broken(facts)).toEqual(expected);
  });

  test('one that is broken shuts the gate, one that is not known keeps it waiting', () => {
    const met = (...verdicts: (boolean | null)[]) =>
      areCriteriaMet(verdicts.map((isMet) => ({ key: 'age', isMet })));
    expect([met(true, true), met(true, null), met(null, false)]).toEqual([true, undefined, false]);
  });
});

describe('the score', () => {
  const FACTS: ScoringFacts = {
    age: 30,
    salary: '1250000.00',
    workingYears: 4,
    confirmedRelatives: 2,
    registry: { isAnswered: true, worstClass: 'NORMAL' },
    onTimeRows: 3,
    dueRows: 4,
    nplStage: null,
    list: null,
  };
  const score = (facts: Partial<ScoringFacts>) => scoreOf({ ...FACTS, ...facts }).score;

  test('is the sum of its parts', () => {
    expect(scoreOf(FACTS)).toEqual({
      score: 736,
      parts: [
        { key: 'base', points: 300 },
        { key: 'income', points: 12 },
        { key: 'age', points: 60 },
        { key: 'work', points: 24 },
        { key: 'family', points: 40 },
        { key: 'registry', points: 120 },
        { key: 'discipline', points: 180 },
        { key: 'npl', points: 0 },
        { key: 'list', points: 0 },
      ],
    });
  });

  test.each<[Partial<ScoringFacts>, number]>([
    [{ salary: '99999999.00' }, 804],
    [{ age: 24 }, 676],
    [{ age: 61 }, 676],
    [{ workingYears: 40 }, 772],
    [{ confirmedRelatives: 7 }, 736],
    [{ registry: { isAnswered: true, worstClass: null } }, 676],
    [{ registry: { isAnswered: false, worstClass: null } }, 616],
    [{ registry: { isAnswered: true, worstClass: 'BAD' } }, 416],
    [{ onTimeRows: 0 }, 556],
    [{ onTimeRows: 0, dueRows: 0 }, 556],
    [{ nplStage: 'DEPARTMENT' }, 586],
    [{ list: 'GREY' }, 636],
    [{ list: 'BLACK' }, 436],
    [
      {
        list: 'BLACK',
        nplStage: 'COURT',
        salary: null,
        onTimeRows: 0,
        age: 20,
        workingYears: 0,
        confirmedRelatives: 0,
        registry: { isAnswered: true, worstClass: 'BAD' },
      },
      0,
    ],
  ])('%j: %d', (facts, expected) => {
    expect(score(facts)).toBe(expected);
  });
});
