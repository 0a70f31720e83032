import type { EntityPages } from '../../../framework/loadEntity';
import { WRITE_OWN_LOANS } from '../rights';
import { CorrectPreview } from '../write/CorrectPreview';
import { WriteAllLoans } from '../write/WriteAllLoans';
import { WriteBody } from '../write/WriteBody';
import { WriteHead } from '../write/WriteHead';
import type zmsWriterTenant from './writeTenant.entity';

const place = { resource: 'zms-writer-tenant-list' } as const;

/** The same for a lender's own reports, below an address and a right of their own. */
export const pages: EntityPages<typeof zmsWriterTenant> = {
  ListHead: () => <WriteHead {...place} />,
  ListActions: () => <WriteAllLoans {...place} access={WRITE_OWN_LOANS} />,
  Body: () => <WriteBody {...place} />,
  previews: { correct_write: CorrectPreview },
};
