import type { EmailType } from '../../../../src/domain/enums/messaging';
import {
  fillMail,
  type FilledMail,
  type MailValues,
} from '../../../../src/domain/messaging/mailTemplates';
import { htmlOf, type StoredFile } from '../../../../src/fields/file/schema';
import type { MockRecord } from '../../../engine/MockRecord';
import type { Store } from '../../../engine/Store';
import { nameOf } from '../../loans/pending/pendingRequestsCustomers';

export const TEMPLATES = 'settings/mail-template';

/** What a mail's variables are for its receiver; those of an event are given with it. */
export function mailValuesFor(
  { tenants }: Pick<Store, 'tenants'>,
  receiver: MockRecord,
): MailValues {
  return {
    firstName: String(receiver.firstName ?? receiver.name ?? '') || null,
    customerName: nameOf(receiver) || null,
    lender: tenants.find(({ alias }) => alias === receiver.tenant)?.name ?? null,
  };
}

/** A mail of a type as its receiver gets it, with the template that it was written by. */
export function mailFor(
  store: Store,
  type: EmailType,
  values: MailValues,
): (FilledMail & { templateId: MockRecord['id'] }) | undefined {
  const template = (store.collection(TEMPLATES)?.all ?? []).find((one) => one.type === type);
  const html = template && htmlOf(template.htmlFile as StoredFile);
  if (!template || html === undefined) return undefined;
  const mail = fillMail({ subject: String(template.subject), html }, values);
  return { ...mail, templateId: template.id };
}
