import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { use, useId, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import { loadEntity } from '../../../framework/loadEntity';
import { Course } from '../../../domain/enums/customers';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { Card } from '../../../framework/parts/Card';
import type { ReadFailure } from '../../../framework/parts/QueryResult';
import { StudentTable } from './StudentTable';
import { PageStack } from '../../../ui/Page/Page';
import { Panel } from '../../../ui/Card/Card';
import { Muted } from '../../../ui/Text/Text';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { FieldLabel, Input, Select } from '../../../ui/Input/Input';
import { Button } from '../../../ui/Button/Button';
import { type StudentProfile, searchStudents } from './api';
import lookupStyles from '../../../framework/parts/LookupForm.module.css';
import filterStyles from '../../../framework/list/FilterBar.module.css';

/** Students with loans by school and course (docs/domain/lending.md 16.2); the address keeps what was asked. */
export function Page() {
  use(loadEntity('loans'));
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const [params, setParams] = useSearchParams();
  const asked = { school: params.get('school') ?? '', course: params.get('course') ?? '' };
  const isAsked = asked.school !== '' || asked.course !== '';
  const { data, error, refetch } = useQuery<StudentProfile[], ReadFailure>({
    queryKey: ['loans', 'student-profiles', asked.school, asked.course],
    queryFn: ({ signal }) =>
      dataProvider.call(searchStudents, {
        query: { school: asked.school || undefined, course: asked.course || undefined },
        signal,
      }),
    enabled: isAsked,
    retry: false,
  });
  return (
    <PageStack>
      <PageTitle>{translate('menu.loans.student_search')}</PageTitle>
      <Panel>
        <StudentForm
          key={`${asked.school} ${asked.course}`}
          asked={asked}
          onAsk={(next) => setParams(next)}
        />
      </Panel>
      {error ? (
        <EmptyState kind="failed" reference={error.requestId} onRetry={() => void refetch()} />
      ) : data ? (
        <Card
          title={translate('loanLists.students.found', { smart_count: data.length })}
          flush={data.length > 0}
        >
          {data.length > 0 ? (
            <StudentTable students={data} />
          ) : (
            <Muted as="p">{translate('loanLists.students.none')}</Muted>
          )}
        </Card>
      ) : (
        isAsked && <Skeleton aria-busy="true" />
      )}
    </PageStack>
  );
}

type Asked = Record<'school' | 'course', string>;

function StudentForm({ asked, onAsk }: { asked: Asked; onAsk: (asked: Partial<Asked>) => void }) {
  const translate = useTranslate();
  const id = useId();
  const [school, setSchool] = useState(asked.school);
  const [course, setCourse] = useState(asked.course);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = school.trim();
    onAsk({ ...(name && { school: name }), ...(course && { course }) });
  };
  return (
    <form className={lookupStyles.lookup} data-part="lookup" role="search" onSubmit={submit}>
      <div className={filterStyles.filters}>
        <div className={filterStyles.filter} data-part="filter">
          <FieldLabel htmlFor={`${id}-school`}>{translate('loanLists.students.school')}</FieldLabel>
          <Input
            id={`${id}-school`}
            value={school}
            autoComplete="off"
            autoFocus
            onChange={(event) => setSchool(event.target.value)}
          />
        </div>
        <div className={filterStyles.filter} data-part="filter">
          <FieldLabel htmlFor={`${id}-course`}>{translate('loanLists.students.course')}</FieldLabel>
          <Select
            id={`${id}-course`}
            value={course}
            onChange={(event) => setCourse(event.target.value)}
          >
            <option value="">{translate('loanLists.students.any_course')}</option>
            {Course.values.map((value) => (
              <option key={value} value={String(value)}>
                {translate(labelKeyOf(Course, value))}
              </option>
            ))}
          </Select>
        </div>
        <Button type="submit" variant="primary" disabled={!school.trim() && !course}>
          {translate('action.search')}
        </Button>
      </div>
      <Muted as="p">{translate('loanLists.students.help')}</Muted>
    </form>
  );
}
