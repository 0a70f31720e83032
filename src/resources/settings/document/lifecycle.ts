import type { DocumentTemplateState } from '../../../domain/enums/settings';
import { lifecycleOf } from '../../../entity/lifecycleOf';

/** Who keeps the templates of documents. */
export const KEEP_TEMPLATES = 'app-manage-document:list';

/**
 * Versions of a template: another person than its author makes a draft active, which archives the former one of its type
 * (docs/domain/content-and-messaging.md 4.2). Documents printed before stay as they are.
 */
export const templateLifecycle = {
  ...lifecycleOf<DocumentTemplateState>()('state', {
    activate: {
      from: ['DRAFT'],
      to: 'ACTIVE',
      access: KEEP_TEMPLATES,
      confirm: 'consequence',
      consequences: ['type', 'version', 'waiting'],
      notByMaker: true,
      tone: 'primary',
    },
    archive: {
      from: ['DRAFT'],
      to: 'ARCHIVED',
      access: KEEP_TEMPLATES,
      confirm: 'reason',
      irreversible: true,
      tone: 'danger',
    },
  }),
  auto: [{ from: ['ACTIVE'], to: 'ARCHIVED', by: 'a newer version that becomes active' }],
  code: 'code',
  versions: {
    of: ['category', 'type', 'letter'],
    number: 'version',
    inForce: 'ACTIVE',
    puts: 'activate',
  },
} as const;
