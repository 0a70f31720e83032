import { dayOf } from '../../../../src/domain/dates';
import { classifyByDaysPastDue } from '../../../../src/domain/classification';
import { letterValues } from '../../../../src/domain/letters/letterValues';
import { mergeLetter } from '../../../../src/domain/letters/mergeLetter';
import { enums } from '../../../../src/i18n/mn/frame/enums';
import type { MockRecord } from '../../../engine/MockRecord';
import type { SampleWorld } from '../../../engine/samples/SampleWorld';
import { samples as contracts } from '../../contracts/contract/samples';
import { firstCustomers } from '../../customers/customer/firstCustomers';
import type { LetterSource } from '../../settings/document/letterFacts';
import { hashOf, type Printed } from '../../settings/document/printedCopy';
import { TEMPLATES } from '../../settings/document/templateTexts';
import { fileOf } from '../book/fileOf';
import { owedFacts } from './owedFacts';
import { samples as loans } from './samples';

/**
 * What was printed of loans of the sample: a copy for every print that a loan's own history has, with what was owed on its
 * day. Nothing was paid since: a print is the last act of such a loan.
 */
export function sampleNotices(world: SampleWorld): readonly Printed[] {
  const template = TEMPLATES.find(
    ({ category, state }) => category === 'LOAN_RISK' && state === 'ACTIVE',
  );
  if (!template) return [];
  const byId = (records: readonly MockRecord[]) => new Map(records.map((one) => [one.id, one]));
  const known = { customers: byId(firstCustomers(world)), contract: byId(contracts.make(world)) };
  return loans.make(world).flatMap((loan): Printed[] => {
    const print = fileOf(loan).past.find(({ action }) => action === 'print_notice');
    if (!print) return [];
    const source: LetterSource = {
      tenants: world.tenants,
      today: dayOf(print.at) ?? world.today,
      recordOf: (resource, id) => known[resource].get(id as number),
    };
    const facts = owedFacts(source, loan);
    const assetClass = classifyByDaysPastDue(facts.daysPastDue);
    const { html } = mergeLetter(
      template.html,
      letterValues({ ...facts, className: enums.enums.AssetClassification[assetClass] }),
    );
    const { version: templateVersion } = template;
    const copy = { version: 1, at: print.at, by: print.by, templateVersion, html };
    return [
      {
        category: 'LOAN_RISK',
        keeper: 'loans',
        id: loan.id,
        copies: [{ ...copy, hash: hashOf(html) }],
      },
    ];
  });
}
