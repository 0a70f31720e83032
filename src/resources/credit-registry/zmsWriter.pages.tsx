import type { EntityPages } from '../../crud/loadEntity';
import { WRITE_LOANS } from '../../domain/lifecycles/registryRights';
import { CorrectPreview } from './write/CorrectPreview';
import { WriteAllLoans } from './write/WriteAllLoans';
import { WriteBody } from './write/WriteBody';
import { WriteHead } from './write/WriteHead';
import type zmsWriter from './zmsWriter';

const place = { resource: 'zms-writer' } as const;

/** What the reports of our loans have beyond the generated pages. */
export const pages: EntityPages<typeof zmsWriter> = {
  ListHead: () => <WriteHead {...place} />,
  ListActions: () => <WriteAllLoans {...place} access={WRITE_LOANS} />,
  Body: () => <WriteBody {...place} />,
  previews: { correct_write: CorrectPreview },
};
