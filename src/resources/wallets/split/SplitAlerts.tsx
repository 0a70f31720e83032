import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../i18n/useTranslate';
import { SplitFlag } from '../../../domain/enums/wallets';
import { labelKeyOf, toneOf } from '../../../domain/enums/readEnum';
import { splitFlags } from '../../../domain/wallets/split';
import { Notice } from '../../../ui/Notice/Notice';
import { figuresOf, type SplitRecord } from './splitFigures';

/** Red flags: what of a split payment does not agree (docs/domain/wallets.md 5.2). */
export function SplitAlerts() {
  const translate = useTranslate();
  const split = useRecordContext<SplitRecord>();
  if (!split) return null;
  return splitFlags(figuresOf(split)).map((flag) => (
    <Notice key={flag} tone={toneOf(SplitFlag, flag)} sign>
      {translate(labelKeyOf(SplitFlag, flag))}
    </Notice>
  ));
}
