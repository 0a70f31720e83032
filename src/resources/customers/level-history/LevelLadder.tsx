import { useParams } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import { ladderPlace } from '../../../domain/bonus/ladder';
import { RankLevel, RankTier } from '../../../domain/enums/customers';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { formatCount } from '../../../domain/formatCount';
import { rankOfPoints } from '../../../domain/rank';
import { Chip } from '../../../ui/Chip/Chip';
import { EnumChip } from '../../../ui/Chip/EnumChip';
import { Card } from '../../../framework/parts/Card';
import { Columns, Row } from '../../../ui/Stack/Stack';
import { Muted, Note } from '../../../ui/Text/Text';
import { Notice } from '../../../ui/Notice/Notice';
import { Meter } from '../../../ui/Meter/Meter';
import { useRecordPart } from '../../../framework/parts/useRecordPart';
import { readLevel } from './api';
import styles from './LevelLadder.module.css';

/** The tiers with their first and last points (docs/domain/customers.md 7.1). */
const TIERS = RankTier.values.map((tier) => {
  const levels = RankLevel.values.filter((level) => rankOfPoints(level)?.tier === tier);
  return { tier, from: levels[0], to: levels[levels.length - 1] };
});

/** The ladder of ranks with the customer on it, and the points that are missing for the next step. */
export function LevelLadder() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const read = useRecordPart('customers', readLevel, id);
  const { level = null, rankPoints = 0 } = read.data ?? {};
  const place = ladderPlace(rankPoints);
  const tier = rankOfPoints(level ?? 0)?.tier;
  const levelName = (value: number | null) =>
    value === null ? translate('people.level.none') : translate(labelKeyOf(RankLevel, value));
  return (
    <Card
      title={
        <Row as="span">
          {translate('people.level.now')}
          {level === null ? (
            <Chip>{levelName(level)}</Chip>
          ) : (
            <EnumChip of={RankLevel} value={level} />
          )}
        </Row>
      }
      aside={<Muted>{translate('people.level.points', { points: formatCount(rankPoints) })}</Muted>}
      read={read}
    >
      {place.level !== level && (
        <Notice tone="caution">
          {translate('people.level.differs', { level: levelName(place.level) })}
        </Notice>
      )}
      <Columns min={140} gap={8} as="ol">
        {TIERS.map((one) => (
          <Row as="li" key={one.tier} aria-current={one.tier === tier ? 'step' : undefined}>
            <EnumChip of={RankTier} value={one.tier} />
            <Note as="span">{one.from === one.to ? one.from : `${one.from}–${one.to}`}</Note>
          </Row>
        ))}
      </Columns>
      <Row gap="4px 12px" pad="8px 0 0">
        <Meter
          className={styles.way}
          label={translate('people.level.way')}
          value={Math.round(place.share * 100)}
        />
        <Note>
          {place.next === null
            ? translate('people.level.top')
            : translate('people.level.missing', {
                points: formatCount(place.missing),
                level: levelName(place.next),
              })}
        </Note>
      </Row>
    </Card>
  );
}
