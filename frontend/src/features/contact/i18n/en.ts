import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  title: 'Contact',
  subtitle: 'We are here for your questions and suggestions',
  subtitleStudent: 'Ask your teacher, or let your parents contact the school',
  toHelp: 'Read the help',
  phone: 'Phone',
  mail: 'E-mail',
  hours: 'Opening hours',
  address: 'Address',
  scan: 'Scan to contact us',
  days: '{{from}} to {{to}}',
  open: 'Open now, until {{until}}',
  closed: 'Closed now',
  opensToday: 'Closed now, opens today at {{from}}',
  opensTomorrow: 'Closed now, opens tomorrow at {{from}}',
  opensOn: 'Closed now, opens on {{day}} at {{from}}',
  nothing: 'The platform has left no contact yet',
  nothingHint: 'Please ask whoever opened your school here.',
  schoolSilent: 'The school has left no contact yet',
  schoolSilentHint: 'Please ask your teacher.',
};
