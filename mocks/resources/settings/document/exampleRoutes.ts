import { mergeLetter } from '../../../../src/domain/letters/mergeLetter';
import type { LetterValues } from '../../../../src/domain/letters/letterValues';
import { referenceLetterValues } from '../../../../src/domain/letters/letterValues';
import { htmlOf, type StoredFile } from '../../../../src/fields/file/schema';
import {
  readExample,
  SEE_EXAMPLE,
  type TemplateExample,
} from '../../../../src/resources/settings/document/noticeApi';
import type { Answer, Call, Route } from '../../../engine/Call';
import { need } from '../../../engine/Caller';
import type { MockRecord } from '../../../engine/MockRecord';
import { collectionOf, recordOf } from '../../../engine/records';
import { route } from '../../../engine/route';
import { sees } from '../../../engine/tenancy';
import { registryNotice } from '../../credit-registry/write/noticeRoutes';
import { riskNotice } from '../../loans/loan/noticeRoutes';
import { listNotice } from '../../watchlists/entry/noticeRoutes';
import { TEMPLATE } from './activeTemplate';
import { personFacts, senderFacts, textOf } from './letterFacts';
import type { NoticeKind } from './notices';

/** How people call a record of each list that notices are printed of. */
const NAMED: Readonly<Record<string, string>> = { loans: 'code', 'zms-writer': 'loanCode' };

const NOTICES: Readonly<Record<string, NoticeKind>> = {
  LOAN_RISK: riskNotice,
  LOAN_ZMS: registryNotice,
  LOAN_BLACK_OR_WHITE: listNotice,
};

/** A record with its values. */
interface Source {
  of: string;
  values: LetterValues;
}

/** The first record that a notice can be printed of, as far as the caller sees it. */
function ofNotice(call: Call, kind: NoticeKind): Source | undefined {
  const { all, entity } = collectionOf(call, kind.keeper);
  const found = all.find((one) => kind.block(one) === null && sees(call, entity, one));
  return (
    found && {
      of: String(found[NAMED[kind.keeper]] ?? found.id),
      values: kind.values(call, found),
    }
  );
}

/** The newest reference letter of a kind, as far as the caller sees it. */
function ofLetter(call: Call, letter: unknown): Source | undefined {
  const { all, entity } = collectionOf(call, 'definition');
  const found = [...all]
    .reverse()
    .find((one: MockRecord) => one.template === letter && sees(call, entity, one));
  if (!found) return undefined;
  const { number, recipient, asOfDate, fee, amount, customerId, tenant } = found;
  return {
    of: String(number),
    values: referenceLetterValues({
      ...senderFacts(call.store, tenant, call.store.clock.today()),
      customer: personFacts(collectionOf(call, 'customers').get(customerId as number)),
      number: String(number),
      recipient: textOf(recipient),
      asOfDate: textOf(asOfDate),
      fee: String(fee),
      amount: textOf(amount),
    }),
  };
}

/** A version filled from a real record of its category. */
function example(call: Call): Answer<TemplateExample | null> {
  need(call.caller, 'app-manage-document:list');
  const template = recordOf(call, TEMPLATE);
  const category = template.category as keyof typeof SEE_EXAMPLE;
  // Court documents are filled from a claim that the person chooses.
  if (!(category in SEE_EXAMPLE)) return { body: null };
  need(call.caller, SEE_EXAMPLE[category]);
  const source =
    category === 'REFERENCE' ? ofLetter(call, template.letter) : ofNotice(call, NOTICES[category]);
  const html = htmlOf(template.htmlFile as StoredFile) ?? '';
  return { body: source ? { of: source.of, letter: mergeLetter(html, source.values) } : null };
}

/** The example beside a template's text (the address is assumed). */
export const routes: readonly Route[] = [route(readExample, example)];
