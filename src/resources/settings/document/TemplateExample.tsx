import { useGetList, type Identifier } from 'ra-core';
import { use, useMemo, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { letterValues } from '../../../domain/letters/letterValues';
import { mergeLetter } from '../../../domain/letters/mergeLetter';
import type { Access, RecordOf } from '../../../entity/entity';
import { htmlOf } from '../../../fields/file/schema';
import { loadEntity } from '../../../framework/loadEntity';
import { Card } from '../../../framework/parts/Card';
import { useRecordPart } from '../../../framework/parts/useRecordPart';
import { useMay } from '../../../framework/useMay';
import { Select } from '../../../ui/Input/Input';
import { Row, Stack } from '../../../ui/Stack/Stack';
import { Muted, Note } from '../../../ui/Text/Text';
import { letterCalls } from '../../loans/court-record/api';
import type { CourtRecord } from '../../loans/court-record/ClaimCard';
import { LetterFrame } from '../../loans/court-record/LetterFrame';
import { isOfFraud } from '../../loans/court-record/lifecycle';
import { MissingVariables } from '../../loans/court-record/MissingVariables';
import { COURT } from '../../loans/rights';
import type template from './documentTemplate.entity';
import { readExample, SEE_EXAMPLE } from './noticeApi';

type Template = RecordOf<typeof template>;

const NEWEST = { field: 'courtDate', order: 'DESC' } as const;
const SOME = { page: 1, perPage: 50 };

/** The text filled from a real record of its category. What it shows is personal data in clear. */
export function TemplateExample({ record }: { record: Template }) {
  const { category } = record;
  return category && category !== 'LOAN_COURT' ? (
    <RealExample record={record} right={SEE_EXAMPLE[category]} />
  ) : (
    <ClaimExample record={record} />
  );
}

/** Of a notice or a reference letter: the gateway chooses the record. */
function RealExample({ record, right }: { record: Template; right: Access }) {
  const translate = useTranslate();
  const may = useMay();
  const isOpen = may(right);
  const read = useRecordPart('document_template', readExample, isOpen ? record.id : undefined);
  const { data } = read;
  if (!isOpen) return <Note>{translate('documentTemplate.real_right')}</Note>;
  return (
    <Card
      title={translate('documentTemplate.real_example')}
      read={read}
      empty={{ when: data === null, title: translate('documentTemplate.no_record') }}
      aside={data && <Muted>{translate('documentTemplate.filled_from', { of: data.of })}</Muted>}
    >
      {data && (
        <Stack gap={16}>
          <MissingVariables letter={data.letter} />
          <LetterFrame isDraft name={`${record.code}-${data.of}`} html={data.letter.html} />
        </Stack>
      )}
    </Card>
  );
}

/** Of a court document: as a letter would be printed from a claim. It takes the right to write letters. */
function ClaimExample({ record }: { record: Template }) {
  const translate = useTranslate();
  const may = useMay();
  // The claims that it is filled from have a list of their own right.
  return may(COURT) && may('loan-court-doc:list') ? (
    <Filled record={record} />
  ) : (
    <Note>{translate('documentTemplate.example_right')}</Note>
  );
}

function Filled({ record }: { record: Template }) {
  // With the texts of letters, which are those of loans.
  use(loadEntity('court-list'));
  const translate = useTranslate();
  const [chosen, setChosen] = useState<Identifier>();
  const claims = useGetList<CourtRecord>(
    'court-list',
    { pagination: SOME, sort: NEWEST },
    { retry: false },
  );
  const rows = claims.data?.filter((one) => !isOfFraud(one)) ?? [];
  const claim = rows.find(({ id }) => String(id) === String(chosen)) ?? rows[0];
  const { data, error, refetch } = useRecordPart('court-list', letterCalls.letter, claim?.id);
  const letter = useMemo(
    () => data && mergeLetter(htmlOf(record.htmlFile) ?? '', letterValues(data.facts)),
    [data, record.htmlFile],
  );
  return (
    <Card
      title={translate('documentTemplate.example')}
      read={claim ? { data, error, refetch } : claims}
      empty={{ when: !claim, title: translate('documentTemplate.no_claim') }}
      aside={
        <Row as="label">
          <Muted>{translate('documentTemplate.claim')}</Muted>
          <Select
            style={{ width: 'auto' }}
            value={String(claim?.id ?? '')}
            onChange={(event) => setChosen(event.target.value)}
          >
            {rows.map(({ id, loanCode }) => (
              <option key={id} value={String(id)}>
                {loanCode}
              </option>
            ))}
          </Select>
        </Row>
      }
    >
      {letter && (
        <Stack gap={16}>
          <MissingVariables letter={letter} />
          <LetterFrame isDraft name={`${record.code}-${claim?.loanCode}`} html={letter.html} />
        </Stack>
      )}
    </Card>
  );
}
