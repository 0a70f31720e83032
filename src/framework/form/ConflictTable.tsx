import Radio from '@mui/material/Radio';
import type { RaRecord } from 'ra-core';
import { Suspense } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import type { AnyEntity } from '../../entity/entity';
import { masked } from '../../entity/masked';
import { FieldValue } from '../FieldValue';
import { useFieldHeading } from '../useLabels';
import type { Difference, Side } from './conflicts';
import { DataTable } from '../../ui/DataTable/DataTable';
import { Button } from '../../ui/Button/Button';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import styles from './ConflictTable.module.css';

interface Props {
  entity: AnyEntity;
  differences: readonly Difference[];
  mine: Partial<RaRecord>;
  theirs: RaRecord;
  sides: Readonly<Record<string, Side | undefined>>;
  disabled: boolean;
  onChoose: (field: string, side: Side) => void;
  onChooseAll: (side: Side) => void;
}

const both = ['mine', 'theirs'] as const;

/** One row per field: my value and theirs, each with its radio button; the heads choose a whole column. */
export function ConflictTable(props: Props) {
  const { entity, differences, mine, theirs, sides, disabled, onChoose, onChooseAll } = props;
  const translate = useTranslate();
  const label = useFieldHeading(entity);
  // Theirs comes masked; what was typed here is shown like it.
  const records = { mine: masked(mine, entity.fields), theirs };
  return (
    <DataTable
      caption={translate('form.conflict.field')}
      inner
      columns={[
        {
          key: 'field',
          head: translate('form.conflict.field'),
          cell: ({ field }) => label(field),
          isName: true,
        },
        ...both.map((side) => ({
          key: side,
          head: (
            <>
              {translate(`form.conflict.${side}`)}{' '}
              <Button
                variant="text"
                size="small"
                disabled={disabled}
                onClick={() => onChooseAll(side)}
              >
                {translate(`form.conflict.all_${side}`)}
              </Button>
            </>
          ),
          cell: ({ field }: Difference) => (
            <label className={styles.side}>
              <Radio
                size="small"
                name={`conflict-${field}`}
                checked={sides[field] === side}
                disabled={disabled}
                onChange={() => onChoose(field, side)}
                slotProps={{
                  input: {
                    'aria-label': `${label(field)}: ${translate(`form.conflict.${side}`)}`,
                  },
                }}
              />
              <Suspense fallback={<Skeleton />}>
                <div className={styles.value}>
                  <FieldValue entity={entity} field={field} record={records[side]} place="page" />
                </div>
              </Suspense>
            </label>
          ),
        })),
      ]}
      rows={differences}
      keyOf={({ field }) => field}
    />
  );
}
