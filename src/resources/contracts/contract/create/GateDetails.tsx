import { useTranslate } from '../../../../i18n/useTranslate';
import type { GateKey } from '../../../../domain/contracts/Gate';
import { Muted } from '../../../../ui/Text/Text';
import type { GatesAnswer } from '../api';

const SIGNS = new Map<boolean | null, string>([
  [true, '✓'],
  [false, '✕'],
  [null, '…'],
]);

interface Props {
  gate: GateKey;
  answer: GatesAnswer;
}

/** What the gates of score and criteria rest on: each criterion with its verdict, the score with its parts. */
export function GateDetails({ gate, answer: { criteria, score } }: Props) {
  const translate = useTranslate();
  if (gate === 'criteria')
    return (
      <Muted as="small">
        {criteria
          .map(
            ({ key, isMet }) => `${SIGNS.get(isMet)} ${translate(`gates.criteria_names.${key}`)}`,
          )
          .join(' · ')}
      </Muted>
    );
  if (gate !== 'score' || !score) return null;
  const parts = score.parts.filter(({ points }) => points !== 0);
  return (
    <Muted as="small">
      {translate('gates.score_is', { score: score.score })}:{' '}
      {parts
        .map(({ key, points }) =>
          translate('gates.score_part', {
            part: translate(`gates.score_parts.${key}`),
            points: points > 0 ? `+${points}` : `−${-points}`,
          }),
        )
        .join(', ')}
    </Muted>
  );
}
