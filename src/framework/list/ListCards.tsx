import { useListContext, type RaRecord } from 'ra-core';

import { NAME_COLUMN, type AnyEntity } from '../../entity/entity';
import { FieldValue } from '../FieldValue';
import { recordPath } from '../../entity/paths';
import { represent } from '../../entity/represent';
import { FormerNote } from '../parts/FormerNote';
import { useFieldHeading } from '../useLabels';
import { Surface } from '../../ui/Card/Card';
import { Link } from '../../ui/Link/Link';
import { Pair, Pairs } from '../../ui/Facts/Facts';
import styles from './ListCards.module.css';
import { Columns } from '../../ui/Stack/Stack';

/** The rows of a list as cards: the name on top, what decides and the first other columns as pairs. For narrow windows. */
export function ListCards({ entity, columns }: { entity: AnyEntity; columns: readonly string[] }) {
  const { data } = useListContext();
  const label = useFieldHeading(entity);
  const named = [entity.represent].flat() as string[];
  const { decides } = entity.list;
  const shown = columns
    .filter((column) => column !== NAME_COLUMN && !named.includes(column))
    .sort((one, other) => Number(other === decides) - Number(one === decides))
    .slice(0, 5);
  return (
    <Columns as="ul" min={280} gap={8} fill data-part="list-cards">
      {(data ?? []).map((record: RaRecord) => {
        const path = recordPath(entity.name, 'show', record.id);
        const name = represent(entity.name, record);
        return (
          <Surface key={record.id} as="li" className={styles.card}>
            <h2>{path ? <Link to={path}>{name}</Link> : name}</h2>
            <FormerNote record={record} />
            <Pairs>
              {shown.map((column) => (
                <Pair key={column} label={label(column)}>
                  <FieldValue entity={entity} field={column} record={record} />
                </Pair>
              ))}
            </Pairs>
          </Surface>
        );
      })}
    </Columns>
  );
}
