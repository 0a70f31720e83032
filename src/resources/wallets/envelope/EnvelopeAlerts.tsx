import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { EnvelopeFlag } from '../../../domain/enums/wallets';
import { labelKeyOf, toneOf } from '../../../domain/enums/readEnum';
import { envelopeFlags } from '../../../domain/wallets/envelope';
import type { RecordOf } from '../../../entity/entity';
import { Notice } from '../../../ui/Notice/Notice';
import type entity from './envelope.entity';

/** Red flags: what of an envelope's money does not agree (docs/domain/wallets.md 4.3). */
export function EnvelopeAlerts() {
  const translate = useTranslate();
  const envelope = useRecordContext<RecordOf<typeof entity>>();
  if (!envelope) return null;
  return envelopeFlags(envelope).map((flag) => (
    <Notice key={flag} tone={toneOf(EnvelopeFlag, flag)} sign>
      {translate(labelKeyOf(EnvelopeFlag, flag))}
    </Notice>
  ));
}
