import type { EntityPages } from '../../../framework/loadEntity';
import { EnvelopeAlerts } from './EnvelopeAlerts';
import { EnvelopeBody } from './EnvelopeBody';
import type envelopes from './envelope.entity';

/** An envelope: what does not agree, its figures, who took what, and the journals. */
export const pages: EntityPages<typeof envelopes> = { Alerts: EnvelopeAlerts, Body: EnvelopeBody };
