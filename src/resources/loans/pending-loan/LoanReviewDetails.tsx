import { useTranslate } from '../../../i18n/useTranslate';
import { Card } from '../../../framework/parts/Card';
import { AssessmentCard } from './AssessmentCard';
import { CollateralCard } from './CollateralCard';
import { SocialInsuranceCard } from './SocialInsuranceCard';
import type { ReviewDetailsProps } from '../pending/ReviewDetailsOf';
import { LimitCard } from '../pending/LimitCard';
import { PayoutResult } from '../pending/PayoutResult';

/** What a decision on a request for a loan rests on: terms and schedule, limit, other loans, assessment. */
export function LoanReviewDetails(props: ReviewDetailsProps) {
  const translate = useTranslate();
  const { evidence } = props;
  return (
    <>
      <Card title={translate('evidence.terms')}>
        <PayoutResult {...props} />
      </Card>
      <LimitCard {...props} />
      <AssessmentCard assessment={evidence.assessment} />
    </>
  );
}

/** The same for a long-term loan, with the insured income and what secures it. */
export function LongTermReviewDetails(props: ReviewDetailsProps) {
  return (
    <>
      <LoanReviewDetails {...props} />
      <SocialInsuranceCard insurance={props.evidence.insurance ?? null} />
      <CollateralCard collateral={props.evidence.collateral} />
    </>
  );
}
