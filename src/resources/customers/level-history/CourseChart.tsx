import { useGetList } from 'ra-core';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import { pointBalance } from '../../../domain/bonus/points';
import { today } from '../../../domain/clock';
import { RankLevel } from '../../../domain/enums/customers';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import type { RecordOf } from '../../../entity/entity';
import { useRecordPart } from '../../../framework/parts/useRecordPart';
import { useMay } from '../../../framework/useMay';
import { Chart } from '../../../ui/Chart/Chart';
import { Select } from '../../../ui/Input/Input';
import { readPoints } from '../customer-point/api';
import type customerPoints from '../customer-point/customerPoint.entity';
import type incomeScores from '../income-score/incomeScore.entity';
import { balancesBack, courseOf, type CoursePoint } from './course';
import type levelHistory from './levelHistory.entity';

/** How many of the newest changes are drawn. */
const CHANGES = 100;

type Measure = 'level' | 'rankPoints' | 'points' | 'score';

/** How the level, the points and the score of a customer went, one at a time: they have different scales. */
export function CourseChart() {
  const translate = useTranslate();
  const [measure, setMeasure] = useState<Measure>('rankPoints');
  const may = useMay();
  const { id = '' } = useParams();
  const courses = useCourses(id);
  const course = courses[measure];
  const measures: readonly Measure[] = may('cus-income-score:list')
    ? ['rankPoints', 'level', 'points', 'score']
    : ['rankPoints', 'level', 'points'];
  const name = (one: Measure) => translate(`people.course.${one}`);
  return (
    <Chart
      data-part="customer-course"
      title={translate('people.course.title')}
      kind="steps"
      format="count"
      pointName={translate('people.course.day')}
      noteName={measure === 'level' ? name('level') : undefined}
      points={course.map(({ day, figure }) => ({
        key: day,
        label: day,
        note: translate(labelKeyOf(RankLevel, figure), { _: '' }),
      }))}
      series={[{ key: measure, label: name(measure), figures: course.map(({ figure }) => figure) }]}
      nothing={{
        title: translate('people.course.nothing'),
        text: translate('people.course.nothing_text'),
      }}
      aside={
        <Select
          style={{ width: 'auto' }}
          aria-label={translate('people.course.measure')}
          value={measure}
          onChange={({ target }) =>
            setMeasure(measures.find((one) => one === target.value) ?? 'rankPoints')
          }
        >
          {measures.map((one) => (
            <option key={one} value={one}>
              {name(one)}
            </option>
          ))}
        </Select>
      }
    />
  );
}

/** The newest changes of each figure of a customer. */
function useCourses(id: string): Record<Measure, CoursePoint[]> {
  const may = useMay();
  const newest = (field: string) => ({
    filter: { customerId: id },
    pagination: { page: 1, perPage: CHANGES },
    sort: { field, order: 'DESC' as const },
  });
  const quiet = { retry: false };
  const { data: levels = [] } = useGetList<RecordOf<typeof levelHistory>>(
    'customers/level',
    newest('createdAt'),
    quiet,
  );
  const { data: points = [] } = useGetList<RecordOf<typeof customerPoints>>(
    'customers/point',
    newest('createdAt'),
    quiet,
  );
  const { data: scores = [] } = useGetList<RecordOf<typeof incomeScores>>(
    'customers/income/score-list',
    newest('computedAt'),
    { ...quiet, enabled: may('cus-income-score:list') },
  );
  const { data: sums } = useRecordPart('customers', readPoints, id);
  const course = (
    rows: readonly { at: string | null | undefined; figure: number | null | undefined }[],
  ) =>
    courseOf(
      rows.flatMap(({ at, figure }) =>
        at && figure !== null && figure !== undefined ? [{ at, figure }] : [],
      ),
      today(),
    );
  return {
    level: course(levels.map(({ createdAt, newLevel }) => ({ at: createdAt, figure: newLevel }))),
    rankPoints: course(
      levels.map(({ createdAt, rankPoints }) => ({ at: createdAt, figure: rankPoints })),
    ),
    points: sums
      ? course(
          balancesBack(
            points.map(({ createdAt, credit, debit }) => ({
              at: createdAt ?? '',
              credit: credit ?? 0,
              debit: debit ?? 0,
            })),
            pointBalance(sums.byType),
          ),
        )
      : [],
    score: course(
      scores.map(({ computedAt, scoreAfter }) => ({ at: computedAt, figure: scoreAfter })),
    ),
  };
}
