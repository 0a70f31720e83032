import { MatchQuality } from '../../../domain/enums/watchlists';
import { EnumChip } from '../../../ui/Chip/EnumChip';

/** How sure a hit is: the number is the same, or the name alone (docs/domain/watchlists.md 1.4). */
export function MatchChip({ match }: { match: MatchQuality }) {
  return <EnumChip of={MatchQuality} value={match} />;
}
