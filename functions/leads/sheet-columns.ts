import { minuteText } from '#functions/platform/school-day.ts';
import type { Language } from '#shared/languages.ts';
import type { LeadRow } from '#shared/leads/fields.ts';
import { type Column, message } from './messages.ts';

const NOTHING = () => '';

/** What an import reads, in this order, in any language of the headings. */
export const templateColumns: readonly Column<LeadRow>[] = [
  { title: 'leads.nameRequired', width: 14, text: NOTHING },
  { title: 'leads.phoneRequired', width: 18, text: NOTHING },
  { title: 'leads.guardian', width: 14, text: NOTHING },
  { title: 'leads.relation', width: 10, text: NOTHING },
  { title: 'leads.birth', width: 12, text: NOTHING },
  { title: 'leads.age', width: 8, text: NOTHING },
  { title: 'leads.grade', width: 16, text: NOTHING },
  { title: 'leads.interest', width: 20, text: NOTHING },
  { title: 'leads.source', width: 14, text: NOTHING },
  { title: 'leads.referrer', width: 14, text: NOTHING },
  { title: 'leads.campaign', width: 18, text: NOTHING },
  { title: 'leads.remark', width: 30, text: NOTHING },
];

interface Reader {
  readonly language: Language;
  readonly timeZone: string;
}

const trialOf = ({ trial }: LeadRow): string =>
  trial ? `${trial.date} ${trial.start} ${trial.class_name}` : '';

function lostOf({ lost }: LeadRow, language: Language): string {
  if (!lost) return '';
  const reason = message(language, `leads.lost.${lost.reason}`);
  return lost.text ? `${reason}: ${lost.text}` : reason;
}

export function listColumns(reader: Reader): readonly Column<LeadRow>[] {
  const { language } = reader;
  return [
    { title: 'leads.name', width: 14, text: ({ name }) => name },
    { title: 'leads.phone', width: 18, text: ({ guardian }) => guardian.phone },
    { title: 'leads.guardian', width: 14, text: ({ guardian }) => guardian.name },
    {
      title: 'leads.relation',
      width: 10,
      text: ({ guardian }) => message(language, `leads.relation.${guardian.relation}`),
    },
    { title: 'leads.age', width: 8, text: ({ age }) => age || '' },
    {
      title: 'leads.interest',
      width: 20,
      text: ({ course_name, interest }) => [course_name, interest].filter(Boolean).join(', '),
    },
    {
      title: 'leads.state',
      width: 14,
      text: ({ state }) => message(language, `leads.state.${state}`),
    },
    {
      title: 'leads.source',
      width: 14,
      text: ({ source }) => message(language, `leads.source.${source}`),
    },
    { title: 'leads.campaign', width: 18, text: ({ campaign }) => campaign },
    { title: 'leads.owner', width: 14, text: ({ owner_name }) => owner_name },
    { title: 'leads.due', width: 12, text: ({ due }) => due },
    {
      title: 'leads.created',
      width: 18,
      text: ({ created }) => minuteText(created, reader.timeZone),
    },
    {
      title: 'leads.lastAt',
      width: 18,
      text: ({ last_at }) => minuteText(last_at, reader.timeZone),
    },
    { title: 'leads.trial', width: 28, text: trialOf },
    { title: 'leads.lostReason', width: 24, text: (lead) => lostOf(lead, language) },
  ];
}
