import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  appName: 'Cloud Classroom',
  language: 'Language',
  timeout: 'wait...',
  networkError: 'Network error. Please check the connection and try again.',
  offline: 'You are offline. Everything goes on by itself when the connection is back.',
  loading: 'Loading…',
  tryAgain: 'Try again',
  requestId: 'Request id: {{id}}',
  somethingWrong: 'Something went wrong',
  pageFailed: 'The page could not be loaded. Please reload it.',
  reload: 'Reload the page',
  required: 'required',
  cancel: 'Cancel',
  confirm: 'OK',
  close: 'Close',
  save: 'Save',
  skipToContent: 'Skip to content',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  unread: 'unread',
  unsaved: {
    title: 'Discard unsaved changes?',
    text: 'Your changes have not been saved and will be lost.',
    discard: 'Discard changes',
  },
  field: {
    required: 'Please fill in this field',
    tooShort: 'Too short: at least {{min}} characters',
    tooLong: 'Too long: at most {{max}} characters',
    format: 'This has the wrong format',
    value: 'This is not valid',
  },
};
