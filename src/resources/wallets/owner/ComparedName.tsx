import { useTranslate } from '../../../i18n/useTranslate';
import type { NamePiece } from '../../../domain/wallets/ownerNames';
import { Hidden } from '../../../ui/Text/Text';
import styles from './OwnerNames.module.css';

/** A name with what the other one has not underlined; words say it where lines are not seen (docs/domain/wallets.md 2.2). */
export function ComparedName({ words }: { words: readonly NamePiece[][] }) {
  const translate = useTranslate();
  const differing = words
    .flat()
    .filter(({ same }) => !same)
    .map(({ text }) => text);
  return (
    <span className={styles.name}>
      {words.map((pieces, at) => (
        <span key={at}>
          {pieces.map(({ text, same }, place) =>
            same ? <span key={place}>{text}</span> : <mark key={place}>{text}</mark>,
          )}
        </span>
      ))}
      {differing.length > 0 && (
        <Hidden>{translate('wallets.owner.differs', { text: differing.join(', ') })}</Hidden>
      )}
    </span>
  );
}
