import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  tooLarge:
    'The project is larger than {{mb}} MB and cannot be saved. Remove some large pictures or sounds.',
  unsent: {
    title_one: '{{count}} project hasn’t been sent yet',
    title_other: '{{count}} projects haven’t been sent yet',
    text: 'Kept on this device, and sent by itself as soon as you are online.',
    sendNow: 'Send now',
    sending: 'Sending…',
    open: 'Open',
    onlyHere: 'only on this device',
    sent_one: '{{count}} project is sent',
    sent_other: '{{count}} projects are sent',
    offline: 'You are offline, or the server cannot be reached',
    stale: 'Also changed elsewhere: open it to decide',
    refused: 'It could not be sent: open it to see why',
    busy: 'Open in another tab',
    unread: 'This device cannot read it just now: open it to try again',
  },
  unread: {
    text: 'This device may have projects that haven’t been sent yet, but cannot read them just now. They stay here. Try again; if that does not help, close the browser and open it again.',
    again: 'Try again',
  },
  signOut: {
    title: 'Sending your projects before you sign out',
    sending: 'Sending what isn’t saved yet…',
    failed: 'These projects could not be sent',
    stays: 'They stay on this device. Sign in here again, and they are sent.',
    unkept: 'Not kept anywhere yet',
    lost: 'Go to the tab where it is open first, and save it there or download the file. If you sign out now, what is not kept may be lost.',
    stay: 'Stay signed in',
    leave: 'Sign out anyway',
  },
  begun: 'You have begun “{{title}}”. It hasn’t been sent yet.',
  begunHere: 'You have begun a project for this task on this device.',
};
