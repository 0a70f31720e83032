import type { NamePiece } from '../../domain/wallets/ownerNames';

/** A name word by word, with what the other name does not have marked. */
export const ComparedName = ({ words }: { words: readonly NamePiece[][] }) => (
  <span>
    {words.map((pieces, place) => (
      <span key={place}>
        {place > 0 && ' '}
        {pieces.map(({ text, same }, at) =>
          same ? <span key={at}>{text}</span> : <mark key={at}>{text}</mark>,
        )}
      </span>
    ))}
  </span>
);
