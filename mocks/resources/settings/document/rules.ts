import type { PrintedLetter } from '../../../../src/resources/loans/court-record/api';
import type { Call } from '../../../engine/Call';
import type { Hooks } from '../../../engine/Hooks';
import type { MockRecord } from '../../../engine/MockRecord';
import { isVisible } from '../../../engine/tenancy';
import { changeOther } from '../../../engine/viewOrder';
import { withoutText } from '../../../engine/withoutText';
import { lettersOf } from '../../loans/court-record/courtLetters';
import { TEMPLATE, templateCode, versionsOf } from './activeTemplate';

/** A version with the letters printed from it, and those of its type that are still to be printed. */
function withLetters(shown: MockRecord, { store, caller }: Call): MockRecord {
  const records =
    shown.category === 'LOAN_COURT'
      ? (store.collection('court-list')?.all ?? []).filter(
          (one) =>
            one.template === shown.type && typeof one.loanId === 'number' && isVisible(caller, one),
        )
      : [];
  const isOfVersion = ({ templateVersion }: PrintedLetter) => templateVersion === shown.version;
  return {
    ...shown,
    printed: records.flatMap((one) => lettersOf(store, one).filter(isOfVersion)).length,
    waiting: records.filter(({ state }) => state === 'drafted').length,
  };
}

/** Templates: one version is active of each type; what is printed keeps its own (docs/domain/content-and-messaging.md 4.2). */
export const hooks: Hooks = {
  resource: TEMPLATE,
  create: (values, { store }) => {
    const type = values.category === 'LOAN_COURT' ? values.type : null;
    const template = { category: values.category, type };
    const version =
      versionsOf(store, template).reduce((last, one) => Math.max(last, Number(one.version)), 0) + 1;
    return {
      type,
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
