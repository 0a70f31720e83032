import { pdf } from '../../../entity/kinds/pdf';

/** A signature on paper comes with its scan (domain 4.9). */
export const signatureAsks = { scan: pdf({ required: true }) } as const;
