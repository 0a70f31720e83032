import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../../framework/useLabels';
import { formatDateTime } from '../../../../domain/dates';
import { formatMoney } from '../../../../domain/money';
import type { Tone } from '../../../../domain/tone';
import { SnapshotFigures } from '../parts/SnapshotFigures';
import { KeyFacts } from '../../../../ui/Facts/KeyFacts';
import { Chip } from '../../../../ui/Chip/Chip';
import { Card } from '../../../../framework/parts/Card';
import { Person } from '../../../../framework/parts/Person';
import { QueryBoundary } from '../../../../framework/parts/QueryBoundary';
import type { Loan } from '../useLoanFigures';
import { Bullets, Muted, Subtitle } from '../../../../ui/Text/Text';
import { useRecordPart } from '../../../../framework/parts/useRecordPart';
import { loanParts, type AssessmentSnapshot, type LoanAssessment } from '../api';
import { CardFlow } from '../../../../ui/Card/Card';

const TONES: Readonly<Record<LoanAssessment['decision'], Tone>> = {
  APPROVED: 'success',
  REJECTED: 'danger',
  MANUAL: 'pending',
};

const SOURCES = ['creditRegistry', 'stateRegistry', 'income'] as const;

/** How the request was judged: score, limit, decision and its reasons, and what it rests on with the days of it. */
export function LoanAssessmentTab() {
  const loan = useRecordContext<Loan>();
  const translate = useTranslate();
  const read = useRecordPart('loans', loanParts.assessment, loan?.id);
  return (
    <QueryBoundary
      read={read}
      isEmpty={(assessment) => assessment === null}
      empty={{
        title: translate('loanPage.assessment.none'),
        text: translate('loanPage.assessment.none_text'),
      }}
    >
      {(assessment) => (
        <>
          <Decision assessment={assessment as LoanAssessment} />
          <CardFlow>
            {SOURCES.map((source) => (
              <Snapshot
                key={source}
                source={source}
                snapshot={(assessment as LoanAssessment).snapshots[source]}
              />
            ))}
          </CardFlow>
        </>
      )}
    </QueryBoundary>
  );
}

function Decision({ assessment }: { assessment: LoanAssessment }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const { score, limit, decision, reasons, decidedBy, decidedAt } = assessment;
  const facts = [
    ['score', score],
    ['limit', formatMoney(limit)],
    [
      'decision',
      <Chip key="decision" tone={TONES[decision]}>
        {translate(`loanPage.assessment.decisions.${decision}`, { _: decision })}
      </Chip>,
    ],
    ['decidedBy', <Person key="by" id={decidedBy} />],
    ['decidedAt', formatDateTime(decidedAt).text],
  ] as const;
  const headOf = (key: (typeof facts)[number][0]) => {
    const text = translate(`loanPage.assessment.${key}`);
    return key === 'limit' ? heading(text) : text;
  };
  return (
    <Card title={translate('loanPage.assessment.title')}>
      <KeyFacts
        facts={facts.map(([key, value]) => ({
          key,
          label: headOf(key),
          value,
        }))}
      />
      {reasons.length > 0 && (
        <>
          <Subtitle>{translate('loanPage.assessment.reasons')}</Subtitle>
          <Bullets>
            {reasons.map((reason) => (
              <li key={reason}>{translate(`assessment.reasons.${reason}`, { _: reason })}</li>
            ))}
          </Bullets>
        </>
      )}
    </Card>
  );
}

interface SnapshotProps {
  source: (typeof SOURCES)[number];
  snapshot: AssessmentSnapshot | null;
}

function Snapshot({ source, snapshot }: SnapshotProps) {
  const translate = useTranslate();
  return (
    <Card
      title={translate(`loanPage.assessment.sources.${source}`)}
      aside={snapshot && <Muted as="time">{formatDateTime(snapshot.at).text}</Muted>}
    >
      {snapshot ? (
        <SnapshotFigures figures={snapshot.figures} />
      ) : (
        <Muted as="p">{translate('loanPage.assessment.not_used')}</Muted>
      )}
    </Card>
  );
}
