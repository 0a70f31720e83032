import NextIcon from '@mui/icons-material/ChevronRightOutlined';
import PreviousIcon from '@mui/icons-material/ChevronLeftOutlined';
import { useGetList } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import { today } from '../../../domain/clock';
import { holidayIn, nextHolidayDay } from '../../../domain/holidays';
import { FieldFacts } from '../../../framework/FieldFacts';
import { FieldValue } from '../../../framework/FieldValue';
import { QueryStatus } from '../../../framework/parts/QueryStatus';
import { RecordActions } from '../../../framework/record/RecordActions';
import { RecordHistory } from '../../../framework/record/RecordHistory';
import type { RecordOf } from '../../../entity/entity';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { IconButton } from '../../../ui/IconButton/IconButton';
import { PageHead, PageStack } from '../../../ui/Page/Page';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { Row, Split, Stack } from '../../../ui/Stack/Stack';
import { Note } from '../../../ui/Text/Text';
import { AddHoliday } from './AddHoliday';
import { YearCalendar } from './YearCalendar';
import holiday from './holiday.entity';

type Holiday = RecordOf<typeof holiday>;

const ALL = { page: 1, perPage: 200 };
const IN_CALENDAR = { state: ['IN_FORCE', 'PAST'] };
const ASCENDING = { field: 'nextDate', order: 'ASC' } as const;
const YEAR = /^(19|20|21)\d\d$/;

/** A year with its holidays: each is opened with a click or a key, with its history and what can be done with it. */
export function Page() {
  const translate = useTranslate();
  const [query, setQuery] = useSearchParams();
  const read = useGetList<Holiday>(
    holiday.name,
    { filter: IN_CALENDAR, pagination: ALL, sort: ASCENDING },
    { retry: false },
  );
  const asked = query.get('year') ?? '';
  const present = today();
  const year = Number(YEAR.test(asked) ? asked : present.slice(0, 4));
  const go = (change: { year?: number; id?: string }) =>
    setQuery({ year: String(change.year ?? year), ...(change.id && { id: change.id }) });
  const holidays = read.data ?? [];
  const days = new Map(
    holidays.flatMap((one) => {
      const day = holidayIn(one, year);
      return day ? [[day, one] as const] : [];
    }),
  );
  const chosen = holidays.find(({ id }) => String(id) === query.get('id'));
  const next = holidays
    .flatMap((one) => {
      const day = nextHolidayDay(one, present);
      return day && one.state === 'IN_FORCE' ? [{ day, name: one.name }] : [];
    })
    .sort((one, other) => one.day.localeCompare(other.day, 'en'))
    .at(0);
  return (
    <PageStack>
      <PageHead>
        <PageTitle>{translate('menu.content.holiday_calendar')}</PageTitle>
        <Row>
          <Button to="/holiday">{translate('menu.content.holiday')}</Button>
          <AddHoliday />
        </Row>
      </PageHead>
      <Row between>
        <Row data-part="year">
          <IconButton
            aria-label={translate('content.holiday.previous_year')}
            title={translate('content.holiday.previous_year')}
            onClick={() => go({ year: year - 1 })}
          >
            <PreviousIcon />
          </IconButton>
          <strong role="status">{translate('content.holiday.year', { year: String(year) })}</strong>
          <IconButton
            aria-label={translate('content.holiday.next_year')}
            title={translate('content.holiday.next_year')}
            onClick={() => go({ year: year + 1 })}
          >
            <NextIcon />
          </IconButton>
        </Row>
        {next && <Note as="span">{translate('content.holiday.next', next)}</Note>}
      </Row>
      <QueryStatus read={read}>
        <Split>
          <YearCalendar
            year={year}
            today={present}
            days={days}
            chosen={chosen?.id}
            onChoose={(id) => go({ id: String(id) })}
          />
          <Stack gap={12}>
            {chosen ? (
              <>
                <Card
                  title={chosen.name}
                  aside={<FieldValue entity={holiday} field="state" record={chosen} />}
                  data-part="holiday"
                >
                  <Stack gap={12}>
                    <FieldFacts
                      entity={holiday}
                      fields={['nextDate', 'isYearly', 'movedDueDates', 'createdAt', 'createdBy']}
                      record={chosen}
                    />
                    <RecordActions entity={holiday} record={chosen} />
                  </Stack>
                </Card>
                <RecordHistory entity={holiday} record={chosen} />
              </>
            ) : (
              <Card title={translate('content.holiday.of_year', { smart_count: days.size })}>
                <Note>{translate('content.holiday.choose')}</Note>
              </Card>
            )}
          </Stack>
        </Split>
      </QueryStatus>
    </PageStack>
  );
}
