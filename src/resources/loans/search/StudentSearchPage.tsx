import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { use, useId, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loadEntity } from '../../../crud/loadEntity';
import { Course } from '../../../domain/enums/customers';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import { EmptyState } from '../../../ui/base/EmptyState';
import { PageTitle } from '../../../ui/base/PageTitle';
import { Card } from '../../../crud/parts/Card';
import type { ReadFailure } from '../../../crud/parts/Read';
import { StudentTable } from './StudentTable';
import { type StudentProfile, searchStudents } from './api';
import '../../../crud/crud.css';
import '../lists.css';

/** Students with loans by school and course (decisions 31); the address keeps what was asked. */
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
    <div className="u-page">
      <PageTitle>{translate('menu.loans.student_search')}</PageTitle>
      <div className="u-card u-card-body">
        <StudentForm
          key={`${asked.school} ${asked.course}`}
          asked={asked}
          onAsk={(next) => setParams(next)}
        />
      </div>
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
            <p className="u-muted">{translate('loanLists.students.none')}</p>
          )}
        </Card>
      ) : (
        isAsked && <span className="u-skeleton" aria-busy="true" />
      )}
    </div>
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
    <form className="u-lookup" role="search" onSubmit={submit}>
      <div className="u-filters">
        <div className="u-filter">
          <label className="u-filter-label" htmlFor={`${id}-school`}>
            {translate('loanLists.students.school')}
          </label>
          <input
            id={`${id}-school`}
            className="u-input"
            value={school}
            autoComplete="off"
            autoFocus
            onChange={(event) => setSchool(event.target.value)}
          />
        </div>
        <div className="u-filter">
          <label className="u-filter-label" htmlFor={`${id}-course`}>
            {translate('loanLists.students.course')}
          </label>
          <select
            id={`${id}-course`}
            className="u-input"
            value={course}
            onChange={(event) => setCourse(event.target.value)}
          >
            <option value="">{translate('loanLists.students.any_course')}</option>
            {Course.values.map((value) => (
              <option key={value} value={String(value)}>
                {translate(labelKeyOf(Course, value))}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className="u-button" data-main disabled={!school.trim() && !course}>
          {translate('action.search')}
        </button>
      </div>
      <p className="u-muted">{translate('loanLists.students.help')}</p>
    </form>
  );
}
