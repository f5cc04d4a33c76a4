import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { Facts, type NamedFact } from '#frontend/src/ui/Facts.tsx';
import type { LeadDetail } from '#shared/leads/fields.ts';
import { isOpenLead } from '#shared/leads/rules.ts';
import { DueText } from '../DueText.tsx';
import { useLeadTexts } from '../use-lead-texts.ts';

/** A phone that is whole is called when it is pressed. */
function Family({ guardians }: Pick<LeadDetail, 'guardians'>) {
  const { t } = useTranslation('leads');
  return guardians.map(({ relation, name, phone }) => (
    <div key={phone}>
      {[t(`relations.${relation}`), name].filter(Boolean).join(' · ')}{' '}
      {phone.includes('*') ? phone : <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Link>}
    </div>
  ));
}

function useFacts(lead: LeadDetail): readonly NamedFact[] {
  const { t } = useTranslation('leads');
  const { dateTime } = useFormats();
  const { interestOf, sourceOf, trialOf, lostOf } = useLeadTexts();
  const { trial } = lead;
  return [
    [t('guardians'), <Family key="family" guardians={lead.guardians} />],
    [t('due'), isOpenLead(lead.state) && <DueText key="due" due={lead.due} />],
    [
      t('trial'),
      trial && (
        <Link key="trial" component={RouterLink} to={paths.lesson(trial.lesson_id)}>
          {trialOf(lead)}
        </Link>
      ),
    ],
    [t('remark'), lead.remark],
    [t('wish'), lead.wish],
    [t('interest'), interestOf(lead)],
    [t('birth'), lead.birth],
    [t('grade'), lead.grade],
    [t('source'), sourceOf(lead)],
    [t('referrer'), lead.referrer],
    [t('owner'), lead.owner_name || t('noOwner')],
    [t('language'), t(`languages.${lead.language}`)],
    [t('lostBecause'), lostOf(lead)],
    [t('created'), dateTime(lead.created)],
    [t('lastAt'), lead.last_at && dateTime(lead.last_at)],
    [t('consented'), lead.consented && dateTime(lead.consented)],
  ];
}

/** What is known of a lead. */
export function LeadFacts({ lead }: { readonly lead: LeadDetail }) {
  return (
    <Paper sx={{ p: { xs: 2, sm: 3 }, my: 2 }}>
      <Facts facts={useFacts(lead)} wide />
    </Paper>
  );
}
