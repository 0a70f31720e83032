import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../framework/useLabels';
import { formatDateTime } from '../../../domain/dates';
import { formatMoney } from '../../../domain/money';
import { Card } from '../../../framework/parts/Card';
import { Facts } from '../../../ui/Facts/Facts';
import { Person } from '../../../framework/parts/Person';
import { Bullets, Muted, Subtitle } from '../../../ui/Text/Text';
import type { AssessmentSnapshot, LoanAssessment } from '../loan/api';
import { SnapshotFigures } from '../loan/parts/SnapshotFigures';
import { Row } from '../../../ui/Stack/Stack';

const SOURCES = ['creditRegistry', 'stateRegistry', 'income'] as const;

/** How the request was judged, and what that rests on, with its days. */
export function AssessmentCard({ assessment }: { assessment: LoanAssessment | null }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  if (!assessment)
    return (
      <Card title={translate('loanPage.assessment.title')}>
        <Muted as="p">{translate('evidence.no_assessment')}</Muted>
      </Card>
    );
  const { score, limit, decision, reasons, decidedBy, decidedAt, snapshots } = assessment;
  const label = (key: KeyBelow<'loanPage.assessment'>) => translate(`loanPage.assessment.${key}`);
  return (
    <Card title={translate('loanPage.assessment.title')}>
      <Facts
        facts={[
          [label('score'), score],
          [heading(label('limit')), formatMoney(limit)],
          [
            label('decision'),
            translate(`loanPage.assessment.decisions.${decision}`, { _: decision }),
          ],
          [label('decidedBy'), <Person key="by" id={decidedBy} />],
          [label('decidedAt'), formatDateTime(decidedAt).text],
        ]}
      />
      {reasons.length > 0 && (
        <Bullets>
          {reasons.map((reason) => (
            <li key={reason}>{translate(`assessment.reasons.${reason}`, { _: reason })}</li>
          ))}
        </Bullets>
      )}
      {SOURCES.map((source) => (
        <Snapshot key={source} source={source} snapshot={snapshots[source]} />
      ))}
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
    <>
      <Row as={Subtitle} between>
        {translate(`loanPage.assessment.sources.${source}`)}
        <Muted as="small">
          {snapshot ? formatDateTime(snapshot.at).text : translate('loanPage.assessment.not_used')}
        </Muted>
      </Row>
      {snapshot && snapshot.figures.length > 0 && <SnapshotFigures figures={snapshot.figures} />}
    </>
  );
}
