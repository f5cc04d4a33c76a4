import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  title: 'Free trial',
  subtitle: 'All features for 30 days. Three steps and your school is ready',
  step: 'Step {{step}} of {{count}}',
  schoolStep: 'Your school',
  contactStep: 'How we reach you',
  regionLine: 'Time zone {{zone}} · {{money}}',
  changeRegion: 'Change',
  changeRegionLong: 'Change time zone and currency',
  accountStep: 'The principal’s account',
  schoolName: 'Name of the school',
  schoolNameHint: 'Parents and teachers will see it; it can be changed later',
  realName: 'Name of the principal',
  province: 'Province',
  city: 'City',
  district: 'District',
  choose: 'Please choose',
  verified: '{{contact}} is verified',
  account: 'Account',
  accountHint: '4 to 16 letters, digits or underscores, beginning with a letter',
  password: 'Password',
  passwordHint: '6 to 16 letters or digits',
  agree: 'I have read and accept the',
  agreementLink: 'service agreement',
  next: 'Next',
  back: 'Back',
  open: 'Open my school',
  opening: 'Opening…',
  haveAccount: 'You have an account? Sign in',
  callBack: 'Any questions? Let us call you',
  joinTitle: 'Let us call you',
  joinSubtitle: 'Leave your number and we’ll call you within one working day',
  name: 'Your name',
  school: 'School or training centre',
  remark: 'What would you like to know? (optional)',
  sendRequest: 'Send',
  sending: 'Sending…',
  thanksTitle: 'Thank you',
  thanks: 'We will call you at {{phone}} within one working day.',
  tryNow: 'Try it now for free',
  agreementTitle: 'Service agreement',
  agreement: {
    service:
      'The service lets schools teach and manage. The trial runs for 30 days. Afterwards your data are kept for 6 months, in which you can renew or export them at any time. Nothing is charged by itself.',
    data: 'What a school enters about teachers and students belongs to the school. We process it to provide the service only; we do not sell it and do not use it for advertising.',
    children:
      'The school makes sure that the students’ guardians agree, and enters only what teaching needs.',
    account:
      'The principal keeps account and password safe and answers for what the school’s accounts do. If something looks wrong, change the password at once and contact us.',
    conduct:
      'Nothing illegal and nothing that violates the rights of others may be uploaded, and nobody may disturb the service; otherwise we may end it.',
  },
  invalid: {
    school_name: {
      required: 'Please enter the name of the school',
      format: 'Only letters, digits, spaces and common signs',
    },
    real_name: {
      required: 'Please enter the name of the principal',
      letters:
        'Use Chinese characters, Latin letters and digits, with a single space, ·, -, ’ or . between parts',
      too_long: 'At most 20 characters',
    },
    name: {
      required: 'Please enter your name',
      letters:
        'Use Chinese characters, Latin letters and digits, with a single space, ·, -, ’ or . between parts',
      too_long: 'At most 20 characters',
    },
    area: {
      required: 'Please choose province, city and district',
      format: 'Please choose province, city and district',
    },
    account: {
      required: 'Please enter an account',
      format: '4 to 16 letters, digits or underscores, beginning with a letter',
    },
    password: {
      required: 'Please enter a password',
      tooShort: 'Use 6 to 16 characters',
      tooLong: 'Use 6 to 16 characters',
      format: 'The password length is 6 to 20 non-special characters',
    },
    agreement: {
      required: 'Please read and accept the agreement first',
      value: 'Please read and accept the agreement first',
    },
  },
};
