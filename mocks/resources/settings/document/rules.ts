import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { isVisible } from '../../../engine/tenancy';
import { changeOther } from '../../../engine/viewOrder';
import { withoutText } from '../../../engine/withoutText';
import { lettersOf } from '../../loans/court-record/courtLetters';
import { TEMPLATE, templateCode, versionsOf } from './activeTemplate';
import { copiesOf } from './notices';

/** Claims that letters of a type are printed of, as far as the caller may see them. */
const claimsOf = ({ type }: MockRecord, { store, caller }: Call): MockRecord[] =>
  (store.collection('court-list')?.all ?? []).filter(
    (one) => one.template === type && typeof one.loanId === 'number' && isVisible(caller, one),
  );

/** How many documents were printed from a version. */
function printedFrom(template: MockRecord, call: Call): number {
  const { store, caller } = call;
  const { category, version, letter } = template;
  if (category === 'LOAN_COURT')
    return claimsOf(template, call).flatMap((one) =>
      lettersOf(store, one).filter(({ templateVersion }) => templateVersion === version),
    ).length;
  if (category === 'REFERENCE')
    return (store.collection('definition')?.all ?? []).filter(
      (one) => one.template === letter && one.templateVersion === version && isVisible(caller, one),
    ).length;
  return copiesOf(store, category, version);
}

/** A version with the documents printed from it, and the claims of its type whose letter is still to be printed. */
function withLetters(shown: MockRecord, call: Call): MockRecord {
  const claims = shown.category === 'LOAN_COURT' ? claimsOf(shown, call) : [];
  return {
    ...shown,
    printed: printedFrom(shown, call),
    waiting: claims.filter(({ state }) => state === 'drafted').length,
  };
}

/** Templates: one version is active of each type; what is printed keeps its own (docs/domain/content-and-messaging.md 4.2). */
export const hooks: Hooks = {
  resource: TEMPLATE,
  create: (values, { store }) => {
    const type = values.category === 'LOAN_COURT' ? values.type : null;
    const letter = values.category === 'REFERENCE' ? values.letter : null;
    const template = { category: values.category, type, letter };
    const version =
      versionsOf(store, template).reduce((last, one) => Math.max(last, Number(one.version)), 0) + 1;
    return {
      type,
      letter,
      version,
      code: templateCode(template, version),
      activeSince: null,
      archivedAt: null,
    };
  },
  present: withLetters,
  presentRow: (shown, call) => withoutText(withLetters(shown, call)),
  recorded: ['activeSince', 'archivedAt'],
  actions: {
    activate: (record, call) => {
      const at = call.store.clock.iso();
      const former = versionsOf(call.store, record).find(({ state }) => state === 'ACTIVE');
      if (former)
        changeOther(call, TEMPLATE, former, 'archive', { state: 'ARCHIVED', archivedAt: at });
      return { activeSince: at };
    },
    archive: (_, { store }) => ({ archivedAt: store.clock.iso() }),
  },
};
