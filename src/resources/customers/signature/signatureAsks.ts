import { pdf } from '../../../fields';

/** A signature on paper comes with its scan (docs/domain/contracts.md 9.1). */
export const signatureAsks = { scan: pdf({ required: true }) } as const;
