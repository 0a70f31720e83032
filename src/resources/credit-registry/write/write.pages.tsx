import type { EntityPages } from '../../../framework/loadEntity';
import { WRITE_LOANS } from '../rights';
import { CorrectPreview } from './CorrectPreview';
import { WriteAllLoans } from './WriteAllLoans';
import { WriteBody } from './WriteBody';
import { WriteHead } from './WriteHead';
import type zmsWriter from './write.entity';

const place = { resource: 'zms-writer' } as const;

/** What the reports of our loans have beyond the generated pages. */
export const pages: EntityPages<typeof zmsWriter> = {
  ListHead: () => <WriteHead {...place} />,
  ListActions: () => <WriteAllLoans {...place} access={WRITE_LOANS} />,
  Body: () => <WriteBody {...place} />,
  previews: { correct_write: CorrectPreview },
};
