import { pdf } from '../../../fields/pdf';

/** A signature on paper comes with its scan (domain 4.9). */
export const signatureAsks = { scan: pdf({ required: true }) } as const;
