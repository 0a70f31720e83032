import { useTranslate } from 'ra-core';
import { labelKeyOf, toneOf } from '../../../domain/enums/readEnum';
import { MatchQuality } from '../../../domain/enums/watchlists';
import { Chip } from '../../../ui/Chip/Chip';

/** How sure a hit is: the number is the same, or the name alone (docs/domain/watchlists.md 1.4). */
export function MatchChip({ match }: { match: MatchQuality }) {
  const translate = useTranslate();
  return (
    <Chip tone={toneOf(MatchQuality, match)}>{translate(labelKeyOf(MatchQuality, match))}</Chip>
  );
}
