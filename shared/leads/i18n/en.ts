import type { leadsZh } from './zh.ts';

/** Messages about leads. */
export const leadsEn: Readonly<Record<keyof typeof leadsZh, string>> = {
  'leads.missing': 'This lead is not there (any more).',
  'leads.duplicate': 'A student or another lead has this phone already.',
  'leads.enrolled': 'This lead is a student already.',
  'leads.tooMany': 'This lead has too many follow-ups.',
  'leads.trialFull': 'This lesson has no seat left for a trial. Please choose another one.',
  'leads.trialBegun': 'This lesson has begun. Please choose another one.',
  'leads.trialsMax': 'This child has tried too many lessons.',
  'leads.trialEarly': 'The lesson has not begun yet.',
  'leads.noSchool': 'There is no such school. Please check the link.',
  'leads.joinClosed': 'This school takes no requests here now. Please contact the school directly.',
  'leads.tooManyJoins':
    'Too many requests today. Please try again tomorrow, or contact the school directly.',
  'leads.joined.title': '{name} would like a trial lesson',
  'leads.joined.body':
    'A family has asked for {name} on the web page. Please get in touch: you find them under Leads.',
  'rule.name.length': 'Chinese names: 2 to 5 characters; others: 1 to 30',
  'rule.phone.duplicate': 'A student or lead has this phone already; add anyway if you are sure',
  'rule.phone.repeated': 'The phone occurs twice in this list; add anyway if you are sure',
  'rule.leads.too_big': 'At most 50 leads at a time',
  'rule.leads.keys': 'Each row needs a key of its own',
  'rule.due.past': 'This day is over',
  'rule.due.far': 'This day is too far ahead',
  'rule.owner_id.missing': 'Please choose a member of staff',
  'rule.source.invalid': 'Walk-in, referral, web page, event, advertisement or other',
  'rule.relation.invalid': 'Mother, father, grandmother, grandfather or other',
  'rule.birth.invalid': 'As in 2019-06',
  'rule.age.invalid': 'A whole number from 0 to 18',
};
