import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  new: 'New password',
  hint: '6 to 16 letters or digits',
  again: 'New password again',
  invalid: {
    new_pass: {
      required: 'Please enter a new password',
      tooShort: 'Use 6 to 16 characters',
      tooLong: 'Use 6 to 16 characters',
      format: 'The password length is 6 to 20 non-special characters',
      same: 'The new password is the same as the old password',
    },
    confirm_pass: {
      required: 'Please enter the new password again',
      tooShort: 'Use 6 to 16 characters',
      tooLong: 'Use 6 to 16 characters',
      confirm: 'The passwords don’t match',
    },
  },
};
