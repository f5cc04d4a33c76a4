import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  title: 'Fill in a form',
  file: {
    failed: 'The upload failed. Remove the file and choose it again.',
    refused: {
      ending: 'This kind of file isn’t accepted here',
      size: 'The file is too large',
      empty: 'The file is empty',
    },
  },
  faults: {
    required: 'Please fill this in',
    type: 'This isn’t in the right format',
    too_long: 'This is too long',
    too_small: 'This number is too small',
    too_big: 'This number is too large',
    day: 'Enter a valid date',
    phone: 'Enter a valid phone number',
    option: 'Please choose again',
    too_many: 'You have chosen too many',
  },
  for: 'For {{name}}',
  privacy_one:
    'What you send is read by the staff of {{school}}, and deleted {{count}} day after the form has ended.',
  privacy_other:
    'What you send is read by the staff of {{school}}, and deleted {{count}} days after the form has ended.',
  send: 'Send',
  sendAgain: 'Send again',
  kept: 'What you haven’t sent yet is kept on this device',
  filesOnTheirWay: 'Files are still uploading. Please wait a moment.',
  waiting:
    'The connection was lost, so we don’t know yet whether your answers arrived. We try again once you are online; nothing is sent twice.',
  notProved: 'The security check wasn’t finished. Please try again.',
  sent: {
    title: 'Sent',
    hint: 'Thank you for your answers.',
    another: 'Fill in another one',
  },
  answered: {
    hint: 'This has been filled in already. Thank you.',
  },
  closed: {
    early: 'This form opens on {{from}}.',
    over: 'The time for this form is over. It closed on {{until}}.',
    closed: 'The school has closed this form.',
    full: 'This form is full and takes no more answers.',
    open: 'This form is open.',
  },
  over: {
    title: 'This address opens no form',
    hint: 'It may have been changed. Please ask the school for the new one.',
  },
  call: 'Call {{phone}}',
  whose: {
    text: 'This form is filled in once for each student. Parents paste the address of their child’s page; students sign in.',
    child: 'Address of the page for parents',
    hint: 'The link from the teacher, or the page that the QR code opens',
    wrong: 'This isn’t the address of a page for parents of this school, or it is no longer valid',
    go: 'Continue',
    signIn: 'Sign in as a student',
  },
};
